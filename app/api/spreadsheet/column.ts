/** A spreadsheet is a list of columns: how each is called, what stands in it for an item, and what its text says of one. */
import { ApiError } from "../api-error.ts";

export interface Column<Item, Names, Fields> {
  title: string;
  /** Other titles it goes by. */
  aliases?: string[];
  /** The field of the API's call that it fills, for what the call's own check finds. */
  field?: string;
  /** An empty cell changes nothing. */
  keepsEmpty?: boolean;
  /** Only ever given: files that are fetched leave its cells empty. */
  isBlank?: boolean;
  write(item: Item, names: Names): string;
  /** The value as `write` would write it; without it, as it stands. @throws BadCell */
  normalise?(text: string, names: Names, item: Item | undefined): string;
  /** Without it the column only says which item the row is about. @throws BadCell */
  toFields?(text: string, names: Names): Fields;
}

/** Columns of whatever sheet. */
// biome-ignore lint/suspicious/noExplicitAny: what a column is of is its sheet's to know
type AnyColumn = Column<any, any, any>;

export interface Columns<C extends AnyColumn = AnyColumn> {
  list: readonly C[];
  titles: string[];
  /** The column that a title names. */
  find(title: string): C | undefined;
  /** The title of the column that fills a field. */
  titleOf(field: string): string | undefined;
}

export function toColumns<C extends AnyColumn>(list: readonly C[]): Columns<C> {
  const byTitle = new Map(
    list.flatMap((column) => [column.title, ...(column.aliases ?? [])].map((title) => [title.toLowerCase(), column])),
  );
  return {
    list,
    titles: list.map(({ title }) => title),
    find: (title) => byTitle.get(title.trim().toLowerCase()),
    titleOf: (field) => list.find((column) => column.field === field)?.title,
  };
}

/** @throws an ApiError when two of the titles are one column */
export function refuseTwice(titles: readonly string[], columns: Columns): void {
  const first = new Map<string, string>();
  for (const title of titles.filter(Boolean)) {
    const key = columns.find(title)?.title ?? title;
    const before = first.get(key);
    if (before === title) throw new ApiError(400, `Two columns are called "${title}": rename one, or remove it`);
    if (before !== undefined)
      throw new ApiError(400, `"${before}" and "${title}" are both the column ${key}: keep one of them`);
    first.set(key, title);
  }
}

/** The cells of one item. */
export function writeCells<Item, Names>(
  { list }: Columns<Column<Item, Names, unknown>>,
  item: Item,
  names: Names,
): string[] {
  return list.map((column) => (column.isBlank ? "" : column.write(item, names)));
}

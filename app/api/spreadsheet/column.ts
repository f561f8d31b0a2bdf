/** The columns of a spreadsheet: titles, and how cells are written and read. */
import { ApiError } from "../api-error.ts";

export interface Column<Item, Names, Fields, Named = object> {
  title: string;
  /** Other titles that are accepted. */
  aliases?: string[];
  /** The field of the API call; validation errors of that field are reported at this column. */
  field?: string;
  /** An empty cell changes nothing. */
  keepsEmpty?: boolean;
  /** Its cells may have several lines; those of other columns are joined by spaces. */
  hasLines?: boolean;
  /** Its cells are numbers in XLSX. */
  isNumber?: boolean;
  /** Only imported: exports leave its cells empty. */
  isBlank?: boolean;
  write(item: Item, names: Names): string;
  /** Normalises a cell's text to what `write` returns. Default: unchanged. @throws CellError */
  normalise?(text: string, names: Names, item: Item | undefined): string;
  /** If missing, the column only identifies the item. @throws CellError */
  toPlan?(text: string, names: Names): { fields?: Fields; named?: Named };
}

/** A column of any spreadsheet. */
// biome-ignore lint/suspicious/noExplicitAny: each spreadsheet has its own type of item
type AnyColumn = Column<any, any, any>;

export interface Columns<C extends AnyColumn = AnyColumn> {
  list: readonly C[];
  titles: string[];
  /** Titles of columns of numbers. */
  numbers: ReadonlySet<string>;
  /** The column with the title or alias, in any case. */
  find(title: string): C | undefined;
  /** The title of the column that fills a field. */
  titleOf(field: string): string | undefined;
}

export function toColumns<C extends AnyColumn>(list: readonly C[]): Columns<C> {
  const byTitle = new Map(
    list.flatMap((column) =>
      [column.title, ...(column.aliases ?? [])].map((title) => [title.toLowerCase(), column]),
    ),
  );
  return {
    list,
    titles: list.map(({ title }) => title),
    numbers: new Set(list.flatMap(({ title, isNumber }) => (isNumber ? [title] : []))),
    find: (title) => byTitle.get(title.trim().toLowerCase()),
    titleOf: (field) => list.find((column) => column.field === field)?.title,
  };
}

/** @throws an ApiError if two titles name the same column */
export function rejectDuplicateTitles(titles: readonly string[], columns: Columns): void {
  const first = new Map<string, string>();
  for (const title of titles.filter(Boolean)) {
    const key = columns.find(title)?.title ?? title;
    const before = first.get(key);
    if (before === title)
      throw new ApiError(400, `Two columns are called "${title}": rename or remove one`);
    if (before !== undefined)
      throw new ApiError(400, `"${before}" and "${title}" both name the column ${key}: remove one`);
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

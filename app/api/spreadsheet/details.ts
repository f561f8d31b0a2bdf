/** Technical details as columns, titled by name; a name that a product repeats gets a number. */
import type { NamedValue } from "#app/contract/product-parts.ts";
import { COLUMNS } from "./columns.ts";

/** Prefix of a detail whose name is also the title of a column. */
const MARK = "Detail: ";

const toTitle = (name: string, count: number) => {
  const title = count === 1 ? name : `${name} (${count})`;
  return COLUMNS.find(title) || title.startsWith(MARK) ? MARK + title : title;
};

/** Values by title, in order. */
export function toDetailCells(details: readonly NamedValue[]): Map<string, string> {
  const counts = new Map<string, number>();
  const cells = new Map<string, string>();
  for (const { name, value } of details) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    cells.set(toTitle(name, count), value);
  }
  return cells;
}

/** Existing details keep their order and new ones follow; details without a column stay. */
export function withDetailCells(
  details: readonly NamedValue[],
  cells: ReadonlyMap<string, string>,
): NamedValue[] {
  const merged = new Map([...toDetailCells(details), ...cells]);
  const titles = new Set(merged.keys());
  return [...merged].flatMap(([title, value]) =>
    value === "" ? [] : [{ name: toName(title, titles), value }],
  );
}

function toName(title: string, titles: ReadonlySet<string>): string {
  const [, base = "", count] = /^(.+) \((\d+)\)$/.exec(title) ?? [];
  const counted = Number(count) > 1 && titles.has(base);
  const name = counted ? base : title;
  return name.startsWith(MARK) ? name.slice(MARK.length) : name;
}

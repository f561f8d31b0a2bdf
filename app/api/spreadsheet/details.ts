/** Technical details as columns: a title for each name, counted where a product has a name twice. */
import type { NamedValue } from "#app/contract/product-parts.ts";
import { COLUMNS } from "./columns.ts";

/** Marks a detail that is called as one of the sheet's own columns is. */
const MARK = "Detail: ";

const toTitle = (name: string, count: number) => {
  const title = count === 1 ? name : `${name} (${count})`;
  return COLUMNS.find(title) || title.startsWith(MARK) ? MARK + title : title;
};

/** By title, in their order. */
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

/** Those that stay keep their order, new ones come after them; what the sheet does not name stays as it is. */
export function withDetailCells(details: readonly NamedValue[], cells: ReadonlyMap<string, string>): NamedValue[] {
  const merged = new Map([...toDetailCells(details), ...cells]);
  const titles = new Set(merged.keys());
  return [...merged].flatMap(([title, value]) => (value === "" ? [] : [{ name: toName(title, titles), value }]));
}

function toName(title: string, titles: ReadonlySet<string>): string {
  const [, base = "", count] = /^(.+) \((\d+)\)$/.exec(title) ?? [];
  const counted = Number(count) > 1 && titles.has(base);
  const name = counted ? base : title;
  return name.startsWith(MARK) ? name.slice(MARK.length) : name;
}

/** Specifications and staff-only values as columns; a name that a product repeats gets a number. */
import type { NamedValue } from "#app/contract/product-parts.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { COLUMNS } from "./columns.ts";
import type { Cell, PlannedRow } from "./table.ts";

/** A product's lists of named values that have columns. */
type ListField = "technical_details" | "staff_values";

/** Prefix of a detail whose name is also the title of a column. */
const MARK = "Detail: ";
/** Prefix of a value that only staff see. */
export const STAFF_MARK = "Staff: ";

const fieldOf = (title: string): ListField =>
  title.startsWith(STAFF_MARK) ? "staff_values" : "technical_details";

/** The title of a specification's column. */
export function toDetailTitle(title: string): string {
  if (title.startsWith(MARK)) return title;
  return COLUMNS.find(title) || title.startsWith(STAFF_MARK) ? MARK + title : title;
}

export const withoutMark = (title: string) =>
  title.slice([MARK, STAFF_MARK].find((mark) => title.startsWith(mark))?.length ?? 0);

/** In order, each by its own title. */
function byTitle(list: readonly NamedValue[], field: ListField): Map<string, NamedValue> {
  const titled = new Map<string, NamedValue>();
  const toTitle = (name: string, count: number) => {
    const title = count === 1 ? name : `${name} (${count})`;
    if (field === "staff_values") return STAFF_MARK + title;
    return title.startsWith(MARK) ? MARK + title : toDetailTitle(title);
  };
  for (const entry of list) {
    let count = 1;
    while (titled.has(toTitle(entry.name, count))) count++;
    titled.set(toTitle(entry.name, count), entry);
  }
  return titled;
}

/** Values by title, in order. */
export function toDetailCells(list: readonly NamedValue[], field: ListField): Map<string, string> {
  return new Map([...byTitle(list, field)].map(([title, { value }]) => [title, value]));
}

/** Existing values keep their order and new ones follow; those without a column stay. */
export function withDetailCells(
  list: readonly NamedValue[],
  field: ListField,
  cells: ReadonlyMap<string, string>,
): NamedValue[] {
  const existing = byTitle(list, field);
  const titles = new Set([...existing.keys(), ...cells.keys()]);
  return [...titles].flatMap((title) => {
    const { name = toName(title, titles), value: old = "" } = existing.get(title) ?? {};
    const value = cells.get(title) ?? old;
    return value === "" ? [] : [{ name, value }];
  });
}

/** The name of the value in a column; `titles` are those beside it. */
export function toName(title: string, titles: ReadonlySet<string>): string {
  const [, base = "", count] = /^(.+) \((\d+)\)$/.exec(title) ?? [];
  const counted = Number(count) > 1 && titles.has(base);
  return withoutMark(counted ? base : title);
}

/** Specifications that equal the technical details change with them. */
export function planDetails(
  plan: PlannedRow,
  cells: readonly Cell[],
  product: StoredProduct | undefined,
): void {
  const titles = new Set(cells.map(({ title }) => title));
  const named = cells.filter(({ column, fault }) => !column && !fault);
  // A specification that is now for staff only leaves the public ones.
  const moved = named.flatMap((cell) => {
    const title = toDetailTitle(withoutMark(cell.title));
    return titles.has(title) ? [] : { ...cell, title, value: "" };
  });
  for (const field of ["technical_details", "staff_values"] as const) {
    const received = [...named, ...moved].filter(({ title }) => fieldOf(title) === field);
    const before = toDetailCells(product?.[field] ?? [], field);
    const changes = received
      .map(({ title, value }) => ({ column: title, from: before.get(title) ?? "", to: value }))
      .filter(({ from, to }) => from !== to);
    if (changes.length === 0) continue;
    plan.changes.push(...changes);
    const texts = new Map(received.map(({ title, value }) => [title, value]));
    plan.fields[field] = withDetailCells(product?.[field] ?? [], field, texts);
  }
  const { technical_details } = plan.fields;
  const { specifications = [], technical_details: details = [] } = product ?? {};
  if (technical_details && JSON.stringify(specifications) === JSON.stringify(details))
    plan.fields.specifications = technical_details;
}

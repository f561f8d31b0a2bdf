/** Specifications and staff-only values as columns; a name that a product repeats gets a number. */
import { readName } from "#app/catalogue/specifications/name.ts";
import type { NamedValue } from "#app/contract/product-parts.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { COLUMNS } from "./columns.ts";
import { type Cell, type PlannedRow, textIn } from "./table.ts";

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

/** Equal for names that are read as one. */
export const toKey = (name: string) => readName(name).full;

/** Keys of names that only staff see from now on: without those of public columns beside them. */
function listHidden(named: readonly Cell[], former: ReadonlyMap<string, string>): string[] {
  const titles = new Set(named.map(({ title }) => title));
  const keysOf = (field: ListField) =>
    [...titles]
      .filter((title) => fieldOf(title) === field)
      .flatMap((title) => [toName(title, titles), former.get(title) || []].flat())
      .map(toKey);
  const shown = keysOf("technical_details");
  return keysOf("staff_values").filter((key) => !shown.includes(key));
}

/**
 * Specifications that equal the technical details change with them.
 *
 * @param former earlier names by the titles of columns
 */
export function planDetails(
  plan: PlannedRow,
  cells: readonly Cell[],
  product: StoredProduct | undefined,
  former: ReadonlyMap<string, string>,
): void {
  const named = cells.filter(({ column, fault }) => !column && !fault);
  const { specifications = [], technical_details: details = [] } = product ?? {};
  const hidden = new Set(listHidden(named, former));
  const isHidden = ({ name }: NamedValue) => hidden.has(toKey(name));
  const moved = [...byTitle(details, "technical_details")].flatMap(([title, detail]) =>
    isHidden(detail) ? { title, value: "" } : [],
  );
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
  if (technical_details && JSON.stringify(specifications) === JSON.stringify(details)) {
    plan.fields.specifications = technical_details;
    return;
  }
  const shown = specifications.filter((each) => !isHidden(each));
  if (shown.length < specifications.length) plan.fields.specifications = shown;
  for (const { name, value } of specifications.filter(isHidden))
    if (textIn(plan, toDetailTitle(name)) === undefined)
      plan.changes.push({ column: toDetailTitle(name), from: value, to: "" });
}

/** Technical details as columns, titled by name; a name that a product repeats gets a number. */
import type { NamedValue } from "#app/contract/product-parts.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { COLUMNS } from "./columns.ts";
import type { Cell, PlannedRow } from "./table.ts";

/** Prefix of a detail whose name is also the title of a column. */
const MARK = "Detail: ";

const toTitle = (name: string, count: number) => {
  const title = count === 1 ? name : `${name} (${count})`;
  return COLUMNS.find(title) || title.startsWith(MARK) ? MARK + title : title;
};

/** In order, each by its own title. */
function byTitle(details: readonly NamedValue[]): Map<string, NamedValue> {
  const titled = new Map<string, NamedValue>();
  for (const detail of details) {
    let count = 1;
    while (titled.has(toTitle(detail.name, count))) count++;
    titled.set(toTitle(detail.name, count), detail);
  }
  return titled;
}

/** Values by title, in order. */
export function toDetailCells(details: readonly NamedValue[]): Map<string, string> {
  return new Map([...byTitle(details)].map(([title, { value }]) => [title, value]));
}

/** Existing details keep their order and new ones follow; details without a column stay. */
export function withDetailCells(
  details: readonly NamedValue[],
  cells: ReadonlyMap<string, string>,
): NamedValue[] {
  const existing = byTitle(details);
  const titles = new Set([...existing.keys(), ...cells.keys()]);
  return [...titles].flatMap((title) => {
    const { name = toName(title, titles), value: old = "" } = existing.get(title) ?? {};
    const value = cells.get(title) ?? old;
    return value === "" ? [] : [{ name, value }];
  });
}

/** The name of the detail in a column; `titles` are those beside it. */
export function toName(title: string, titles: ReadonlySet<string>): string {
  const [, base = "", count] = /^(.+) \((\d+)\)$/.exec(title) ?? [];
  const counted = Number(count) > 1 && titles.has(base);
  const name = counted ? base : title;
  return name.startsWith(MARK) ? name.slice(MARK.length) : name;
}

/** Specifications that equal the technical details change with them. */
export function planDetails(
  plan: PlannedRow,
  cells: readonly Cell[],
  product: StoredProduct | undefined,
): void {
  const received = cells.filter(({ column, fault }) => !column && !fault);
  const details = product?.technical_details ?? [];
  const before = toDetailCells(details);
  const changes = received
    .map(({ title, value }) => ({ column: title, from: before.get(title) ?? "", to: value }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  plan.changes.push(...changes);
  const texts = new Map(received.map(({ title, value }) => [title, value]));
  plan.fields.technical_details = withDetailCells(details, texts);
  if (JSON.stringify(product?.specifications ?? []) === JSON.stringify(details))
    plan.fields.specifications = plan.fields.technical_details;
}

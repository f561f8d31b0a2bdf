/** The names in a sheet that the catalogue does not have: which are made, and which of them cannot be. */
import { setImmediate } from "node:timers/promises";
import { CategoryCreate } from "#app/contract/place-writing.ts";
import { isReserved } from "../places/place-slugs.ts";
import { slugOf } from "../products/slugs.ts";
import { toComplaint } from "../validation-messages.ts";
import type { PlannedRow } from "./columns.ts";
import type { Named, PlaceKind } from "./place-names.ts";
import { fail } from "./planned-row.ts";
import type { SheetNames } from "./sheet-names.ts";

export interface NewName {
  kind: "brand" | PlaceKind;
  name: string;
  /** Its address; null where the name has no letter or figure for one. */
  slug: string | null;
  /** Of a subcategory, the category of the first product in it. */
  category: string | null;
}

/** By column. */
type Naming = [column: string, NewName];

function findNewNames({ fields, category }: PlannedRow, names: SheetNames): Naming[] {
  const pick = (column: string, kind: NewName["kind"], given: (string | null | undefined)[], known: Named) =>
    given.flatMap((name): Naming[] =>
      name && known.idOf(name) === undefined
        ? [[column, { kind, name, slug: names.newSlugOf(name), category: kind === "subcategory" ? category : null }]]
        : [],
    );
  return [
    ...pick("Brand", "brand", [fields.brandName], names.brands),
    ...pick("Category", "category", [fields.categoryName], names.categories),
    ...pick("Subcategories", "subcategory", fields.subcategoryNames ?? [], names.subcategories),
    ...pick("Collections", "collection", fields.collectionNames ?? [], names.collections),
  ];
}

/** Rows after which other work goes on. */
const AT_ONCE = 500;

/** What is made, as it is spelled first; spellings that make one address mean one thing. */
export async function listNewNames(rows: readonly PlannedRow[], names: SheetNames): Promise<NewName[]> {
  const made = new Map<string, NewName>();
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    if (row.outcome === "wrong") continue;
    for (const [, name] of findNewNames(row, names)) {
      const key = `${name.kind} ${name.slug ?? name.name.toLowerCase()}`;
      if (!made.has(key)) made.set(key, name);
    }
  }
  // An address that is made of an id gives way to those that are made of names.
  return [...made.values()].sort((one, other) => Number(one.slug === null) - Number(other.slug === null));
}

/** Looks at one row after the other: brands apart, all names share one space of addresses. */
export function createNameCheck(names: SheetNames): (plan: PlannedRow) => void {
  const first = new Map<string, NewName & { row: number }>();

  function findProblem(given: NewName, row: number): string | null {
    const { kind, name, slug } = given;
    const [issue] = CategoryCreate.shape.name.safeParse(name).error?.issues ?? [];
    if (issue) return toComplaint(issue);
    if (kind === "brand" || slug === null) return null;
    if (isReserved(slug)) return "makes an address of the site's own: write another name";
    const there = names.placeAt(slug);
    if (there) return `makes the address of the ${there.kind} "${there.name}": write another name`;
    const before = first.get(slug) ?? { ...given, row };
    first.set(slug, before);
    if (before.kind === kind) return null;
    return `is the name of a ${before.kind} in row ${before.row}: write another name`;
  }

  /** A product's first subcategory is one of its category. */
  function findStrayProblem({ fields, category }: PlannedRow): string | null {
    const [main] = fields.subcategoryNames ?? [];
    if (!main || !category) return null;
    const above = names.categoryOver(main) ?? first.get(slugOf(main) ?? "")?.category;
    if (!above || toKey(above) === toKey(category)) return null;
    return `is a subcategory of ${above}: write that category, or a name of its own, such as "${main} ${category}"`;
  }

  const toKey = (category: string) => names.categories.idOf(category) ?? slugOf(category) ?? category.toLowerCase();

  return (plan) => {
    for (const [column, name] of findNewNames(plan, names)) {
      const problem = findProblem(name, plan.row);
      if (problem) fail(plan, column, name.name, problem);
    }
    const problem = findStrayProblem(plan);
    if (problem) fail(plan, "Subcategories", plan.fields.subcategoryNames?.[0] ?? "", problem);
  };
}

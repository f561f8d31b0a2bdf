/** Names in a spreadsheet that the catalogue lacks: which are created, and which are rejected. */
import { setImmediate } from "node:timers/promises";
import { CategoryCreate } from "#app/contract/group-writing.ts";
import { toErrorText } from "#app/contract/validation-messages.ts";
import { isReserved } from "../groups/group-slugs.ts";
import { slugOf } from "../products/slugs.ts";
import type { PlannedRow } from "./columns.ts";
import type { GroupKind, NameLookup } from "./group-names.ts";
import { addError } from "./planned-row.ts";
import type { SpreadsheetNames } from "./spreadsheet-names.ts";

export interface NewName {
  kind: "brand" | GroupKind;
  name: string;
  /** Null if the name has no letter or digit to make a slug of. */
  slug: string | null;
  /** The category of a new subcategory: that of the first product in it. */
  category: string | null;
}

type ColumnName = [column: string, NewName];

function findNewNames({ named, category }: PlannedRow, names: SpreadsheetNames): ColumnName[] {
  const pick = (
    column: string,
    kind: NewName["kind"],
    values: (string | null | undefined)[],
    known: NameLookup,
  ) =>
    values.flatMap((name): ColumnName[] =>
      name && known.idOf(name) === undefined
        ? [
            [
              column,
              {
                kind,
                name,
                slug: names.newSlugOf(name),
                category: kind === "subcategory" ? category : null,
              },
            ],
          ]
        : [],
    );
  return [
    ...pick("Brand", "brand", [named.brand], names.brands),
    ...pick("Category", "category", [named.category], names.categories),
    ...pick("Subcategories", "subcategory", named.subcategories ?? [], names.subcategories),
    ...pick("Collections", "collection", named.collections ?? [], names.collections),
  ];
}

/** Rows between two turns of the event loop. */
const AT_ONCE = 500;

/** Names to create, in their first spelling; spellings with the same slug are one name. */
export async function listNewNames(
  rows: readonly PlannedRow[],
  names: SpreadsheetNames,
): Promise<NewName[]> {
  const created = new Map<string, NewName>();
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    if (row.outcome === "wrong") continue;
    for (const [, name] of findNewNames(row, names)) {
      const key = `${name.kind} ${name.slug ?? name.name.toLowerCase()}`;
      if (!created.has(key)) created.set(key, name);
    }
  }
  // Slugs made from names come before slugs made from ids.
  return [...created.values()].sort(
    (one, other) => Number(one.slug === null) - Number(other.slug === null),
  );
}

/** @returns a check to call for each row, in order. Slugs are unique across all but brands. */
export function createNameCheck(names: SpreadsheetNames): (plan: PlannedRow) => void {
  const first = new Map<string, NewName & { row: number }>();

  function findProblem(newName: NewName, row: number): string | null {
    const { kind, name, slug } = newName;
    const [issue] = CategoryCreate.shape.name.safeParse(name).error?.issues ?? [];
    if (issue) return toErrorText(issue);
    if (kind === "brand" || slug === null) return null;
    if (isReserved(slug)) return "has a URL slug that is reserved by the site: enter another name";
    const group = names.groupAt(slug);
    if (group) return `has the URL slug of the ${group.kind} "${group.name}": enter another name`;
    const before = first.get(slug) ?? { ...newName, row };
    first.set(slug, before);
    if (before.kind === kind) return null;
    return `is the name of a ${before.kind} in row ${before.row}: enter another name`;
  }

  /** A product's first subcategory must belong to its category. */
  function findStrayProblem({ named, category }: PlannedRow): string | null {
    const [main] = named.subcategories ?? [];
    if (!main || !category) return null;
    const above = names.categoryOver(main) ?? first.get(slugOf(main) ?? "")?.category;
    if (!above || toKey(above) === toKey(category)) return null;
    const example = `${main} ${category}`;
    return `is a subcategory of ${above}: enter that category or another name, such as "${example}"`;
  }

  const toKey = (category: string) =>
    names.categories.idOf(category) ?? slugOf(category) ?? category.toLowerCase();

  return (plan) => {
    for (const [column, name] of findNewNames(plan, names)) {
      const problem = findProblem(name, plan.row);
      if (problem) addError(plan, column, name.name, problem);
    }
    const problem = findStrayProblem(plan);
    if (problem) addError(plan, "Subcategories", plan.named.subcategories?.[0] ?? "", problem);
  };
}

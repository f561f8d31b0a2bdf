/** Names in a spreadsheet that the catalogue lacks: which are created, and which are rejected. */
import { CategoryCreate } from "#app/contract/groups.ts";
import { toErrorText } from "#app/contract/validation-messages.ts";
import type { Writer } from "../database/writing.ts";
import { createNamed } from "../groups/brands-and-types.ts";
import { isReserved } from "../groups/group-slugs.ts";
import { createGroup } from "../groups/groups.ts";
import { inSlices } from "../in-slices.ts";
import { readSpreadsheetNames, type SpreadsheetNames } from "./spreadsheet-names.ts";
import { addError, listIn, type NewName, type PlannedRow, textIn } from "./table.ts";

export interface NameContext {
  /** Of the catalogue. */
  names: SpreadsheetNames;
  /** Those of the rows before, by slug. */
  newNames: Map<string, NewName & { row: number }>;
}

function findNewNames(plan: PlannedRow, names: SpreadsheetNames): NewName[] {
  const lists = [
    ["Brand", "brand", [textIn(plan, "Brand")], names.brands],
    ["Category", "category", [textIn(plan, "Category")], names.categories],
    ["Subcategories", "subcategory", listIn(plan, "Subcategories"), names.subcategories],
    ["Collections", "collection", listIn(plan, "Collections"), names.collections],
  ] as const;
  return lists.flatMap(([column, kind, list, known]) =>
    list.flatMap((name) => {
      if (!name || known.idOf(name) !== undefined) return [];
      const category = kind === "subcategory" ? plan.category : "";
      return { column, kind, name, slug: names.newSlugOf(name), category, rows: 1 };
    }),
  );
}

/** Slugs are unique across all but brands. */
function findProblem(newName: NewName, row: number, context: NameContext): string | null {
  const { kind, name, slug } = newName;
  const [issue] = CategoryCreate.shape.name.safeParse(name).error?.issues ?? [];
  if (issue) return toErrorText(issue);
  if (kind === "brand" || slug === null) return null;
  if (isReserved(slug)) return "has a URL slug that is reserved by the site: enter another name";
  const group = context.names.groupAt(slug);
  if (group) return `has the URL slug of the ${group.kind} "${group.name}": enter another name`;
  const before = context.newNames.get(slug) ?? { ...newName, row };
  context.newNames.set(slug, before);
  if (before.kind === kind) return null;
  return `is the name of a ${before.kind} in row ${before.row}: enter another name`;
}

export function checkNewNames(plan: PlannedRow, context: NameContext): void {
  const { names } = context;
  plan.newNames = findNewNames(plan, names);
  for (const newName of plan.newNames) {
    const problem = findProblem(newName, plan.row, context);
    if (problem) addError(plan, newName.column, newName.name, problem);
  }
  // A product's first subcategory must belong to its category.
  const { category } = plan;
  const [main] = listIn(plan, "Subcategories");
  if (!main || !category) return;
  const above =
    names.categoryOver(main) || context.newNames.get(names.newSlugOf(main) ?? "")?.category;
  const toKey = (name: string) =>
    names.categories.idOf(name) ?? names.newSlugOf(name) ?? name.toLowerCase();
  if (!above || toKey(above) === toKey(category)) return;
  const remedy = `enter that category or another name, such as "${main} ${category}"`;
  addError(plan, "Subcategories", main, `is a subcategory of ${above}: ${remedy}`);
}

/** Names to create, in their first spelling, with how many rows name each. */
export async function listNewNames(rows: readonly PlannedRow[]): Promise<NewName[]> {
  // Spellings with the same slug are one name.
  const created = new Map<string, NewName>();
  await inSlices(rows, (row) => {
    for (const name of row.outcome === "wrong" ? [] : row.newNames) {
      const key = `${name.kind} ${name.slug ?? name.name.toLowerCase()}`;
      created.set(key, { ...name, ...created.get(key), rows: (created.get(key)?.rows ?? 0) + 1 });
    }
  });
  // Slugs made from names come before slugs made from ids.
  return [...created.values()].sort(
    (one, other) => Number(one.slug === null) - Number(other.slug === null),
  );
}

/** Creates the names in the catalogue. */
export async function createNames(trx: Writer, newNames: readonly NewName[]): Promise<void> {
  for (const { kind, name } of newNames) {
    if (kind === "brand") await createNamed(trx, "brands", { name });
    else if (kind !== "subcategory") await createGroup(trx, "categories", { name, kind });
  }
  const { categories } = await readSpreadsheetNames(trx);
  for (const { kind, name, category } of newNames)
    if (kind === "subcategory")
      await createGroup(trx, "subcategories", {
        name,
        category_id: categories.idOf(category) ?? null,
      });
}

/**
 * The tables of groups, and where products refer to them. Slugs are unique among all groups; former
 * ones redirect to their group.
 */
import type { Kysely } from "kysely";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";

export type GroupTable = "categories" | "subcategories";
/** Brands and power types, which have a name and a slug too. */
export type NamedTable = "brands" | "types";

export type AnyTable = GroupTable | NamedTable;

/** What a row of each table is. */
export const NAMES: Record<AnyTable, string> = {
  categories: "Category",
  subcategories: "Subcategory",
  brands: "Brand",
  types: "Type",
};

/** The same within a sentence, and in the audit log. */
export const nameOf = (table: AnyTable) => NAMES[table].toLowerCase();

/** The column with a group's id, in `products`, `former_slugs` and `MEMBERS`. */
export const ID_COLUMN = { categories: "category_id", subcategories: "subcategory_id" } as const;

/** Tables of further memberships, beside the product's own column. */
export const MEMBERS = {
  categories: "product_collections",
  subcategories: "product_subcategories",
} as const;

/** Segments after `/collections/` that belong to other pages. */
const RESERVED_SLUGS = new Set(["all-categories", "subcategory"]);

/** Whether the site itself uses the slug. */
export const isReserved = (slug: string) => RESERVED_SLUGS.has(slug);

/** @throws ApiError 409 if another group has or had the slug. */
export async function rejectTakenGroupSlug(
  trx: Writer,
  table: GroupTable,
  id: number,
  slug: string,
): Promise<void> {
  if (isReserved(slug)) throw new ApiError(409, `slug: "${slug}" is reserved by the site`);
  const groups = await readGroupSlugs(trx);
  const others = groups.filter((group) => group.table !== table || group.id !== id);
  if (others.some((group) => group.slug === slug))
    throw new ApiError(409, `slug: "${slug}" is already used`);
  if (others.some(({ formerSlugs }) => formerSlugs.includes(slug)))
    throw new ApiError(
      409,
      `slug: "${slug}" redirects to another category, collection or subcategory`,
    );
}

/** Redirects the old slug; the new one stops being a redirect if it was one of this group. */
export async function moveGroupSlug(
  trx: Writer,
  table: GroupTable,
  id: number,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return;
  await trx.deleteFrom("former_slugs").where("slug", "=", to).execute();
  await redirectSlugs(trx, table, id, [from]);
}

/** Redirects these slugs to the group. */
export async function redirectSlugs(
  trx: Writer,
  table: GroupTable,
  id: number,
  slugs: string[],
): Promise<void> {
  const rows = slugs.map((slug) => ({
    slug,
    category_id: null,
    subcategory_id: null,
    [ID_COLUMN[table]]: id,
  }));
  await trx.insertInto("former_slugs").values(rows).execute();
}

/** All groups, with their former slugs. */
export async function readGroupSlugs(db: Kysely<Tables>) {
  const columns = ["id", "slug", "name", "description"] as const;
  const categories = await db
    .selectFrom("categories")
    .select([...columns, "kind"])
    .execute();
  const subcategories = await db
    .selectFrom("subcategories")
    .select([...columns, "category_id"])
    .execute();
  const former = await db.selectFrom("former_slugs").selectAll().execute();
  const formerSlugs = (table: GroupTable, id: number) =>
    former.flatMap((row) => (row[ID_COLUMN[table]] === id ? row.slug : []));
  return [
    ...categories.map((group) => ({
      ...group,
      table: "categories" as const,
      category_id: null,
      formerSlugs: formerSlugs("categories", group.id),
    })),
    ...subcategories.map((group) => ({
      ...group,
      table: "subcategories" as const,
      kind: "subcategory" as const,
      formerSlugs: formerSlugs("subcategories", group.id),
    })),
  ];
}

/** Slugs of groups: unique among all groups; former slugs redirect to their group. */
import type { Kysely } from "kysely";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";
import { type GroupTable, ID_COLUMN } from "./group-tables.ts";

/** Segments after `/collections/` that belong to other pages. */
const RESERVED_SLUGS = new Set(["all-categories", "subcategory"]);

/** Whether the site itself uses the slug. */
export const isReserved = (slug: string) => RESERVED_SLUGS.has(slug);

interface SlugOwner {
  table: GroupTable;
  id: number;
  /** Whether the slug redirects to the group. */
  isFormer: boolean;
}

/** The group with this slug or former slug; null if none. */
async function findSlugOwner(trx: Writer, slug: string): Promise<SlugOwner | null> {
  for (const table of ["categories", "subcategories"] as const) {
    const rows = trx.selectFrom(table).select("id").where("slug", "=", slug);
    const row = await rows.executeTakeFirst();
    if (row) return { table, id: row.id, isFormer: false };
  }
  const former = trx.selectFrom("former_slugs").selectAll().where("slug", "=", slug);
  const { category_id, subcategory_id } = (await former.executeTakeFirst()) ?? {};
  if (category_id) return { table: "categories", id: category_id, isFormer: true };
  if (subcategory_id) return { table: "subcategories", id: subcategory_id, isFormer: true };
  return null;
}

/** @throws ApiError 409 if another group has or had the slug. */
export async function rejectTakenGroupSlug(
  trx: Writer,
  table: GroupTable,
  id: number,
  slug: string,
): Promise<void> {
  if (isReserved(slug)) throw new ApiError(409, `slug: "${slug}" is reserved by the site`);
  const owner = await findSlugOwner(trx, slug);
  if (!owner || (owner.table === table && owner.id === id)) return;
  const problem = owner.isFormer
    ? "redirects to another category, collection or subcategory"
    : "is already used";
  throw new ApiError(409, `slug: "${slug}" ${problem}`);
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
  if (slugs.length === 0) return;
  const rows = slugs.map((slug) => ({
    slug,
    category_id: null,
    subcategory_id: null,
    [ID_COLUMN[table]]: id,
  }));
  await trx.insertInto("former_slugs").values(rows).execute();
}

/** The group's slug, then its former ones. */
export async function listSlugs(
  trx: Writer,
  table: GroupTable,
  { id, slug }: { id: number; slug: string },
): Promise<string[]> {
  const former = await trx
    .selectFrom("former_slugs")
    .select("slug")
    .where(ID_COLUMN[table], "=", id)
    .execute();
  return [slug, ...former.map((row) => row.slug)];
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
      category_id: null,
      formerSlugs: formerSlugs("categories", group.id),
    })),
    ...subcategories.map((group) => ({
      ...group,
      kind: "subcategory" as const,
      formerSlugs: formerSlugs("subcategories", group.id),
    })),
  ];
}

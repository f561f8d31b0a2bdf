/**
 * Staff actions on groups, brands and power types: one write and one audit log entry each. Groups
 * as staff see them: with retired ones, and counting products of every status.
 */
import type { Kysely, Selectable } from "kysely";
import { DEALS } from "#app/catalogue/sale.ts";
import type { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { walk } from "#app/site/check/walk.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import type { CategoryTable, SubcategoryTable } from "../database/catalogue-tables.ts";
import { countRows } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWrite, CatalogueWriter } from "../database/writing.ts";
import { readDocuments, storeDocument } from "../documents/documents.ts";
import { toGroup } from "../products/to-api-product.ts";
import { createNamed, removeNamed, updateNamed } from "./brands-and-types.ts";
import { type AnyTable, type GroupTable, ID_COLUMN, MEMBERS, nameOf } from "./group-slugs.ts";
import {
  createGroup,
  type GroupFields,
  type GroupRow,
  orderGroups,
  readGroup,
  updateGroup,
} from "./groups.ts";
import { removeGroup } from "./remove-group.ts";

/** Number of products by group id. */
async function countProducts(db: Kysely<Tables>, table: GroupTable): Promise<Map<number, number>> {
  const column = ID_COLUMN[table];
  const direct = db
    .selectFrom("products")
    .select([column, "id as product_id"])
    .where(column, "is not", null);
  const rows = await db
    .selectFrom(
      direct.union(db.selectFrom(MEMBERS[table]).select([column, "product_id"])).as("listed"),
    )
    .select([`listed.${column} as group`, (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy(`listed.${column}`)
    .execute();
  return new Map(rows.map(({ group, count }) => [Number(group), Number(count)]));
}

/** By position, then id. */
export async function readAllGroups(
  db: Kysely<Tables>,
  table: GroupTable,
): Promise<(ApiCategory | ApiSubcategory)[]> {
  const counts = await countProducts(db, table);
  const onSale = db.selectFrom("products").where("sale_price_paise", ">", 0);
  const deals = await countRows(onSale.whereRef("sale_price_paise", "<", "price_paise"));
  const former = await db.selectFrom("former_slugs").selectAll().orderBy("slug").execute();
  const formerOf = Map.groupBy(former, (row) => row[ID_COLUMN[table]]);
  const rows = await db.selectFrom(table).selectAll().orderBy("position").orderBy("id").execute();
  return rows.map((row: Selectable<CategoryTable> | Selectable<SubcategoryTable>) =>
    toGroup(row, formerOf.get(row.id), row.slug === DEALS ? deals : counts.get(row.id)),
  );
}

type ApiGroup = ApiCategory | ApiSubcategory;
type ApiRow = ApiGroup | Brand | Type;

const isGroup = (table: AnyTable): table is GroupTable =>
  table === "categories" || table === "subcategories";

/** As the API returns it: a group with its former slugs and the number of its products. */
async function toApi(
  { database }: CatalogueWriter,
  table: AnyTable,
  row: { id: number },
): Promise<ApiRow> {
  if (!isGroup(table)) return row as ApiRow;
  return (await readAllGroups(database.db, table)).find(({ id }) => id === row.id) as ApiGroup;
}

export async function addGroup(
  services: CatalogueWriter,
  { admin }: Caller,
  table: AnyTable,
  input: GroupFields & { name: string },
): Promise<ApiRow> {
  const row = await services.write(async ({ trx }) => {
    const after = isGroup(table)
      ? await createGroup(trx, table, input)
      : await createNamed(trx, table, input);
    await writeAuditLog(trx, admin, [
      { action: "create", resource: nameOf(table), id: after.id, after },
    ]);
    return after;
  });
  return toApi(services, table, row);
}

/** @returns all groups in their new order */
export async function saveGroupOrder(
  { write, database }: CatalogueWriter,
  { admin }: Caller,
  table: GroupTable,
  ids: number[],
): Promise<ApiGroup[]> {
  await write(async ({ trx }) => {
    await orderGroups(trx, table, ids);
    await writeAuditLog(trx, admin, [
      { action: "order", resource: nameOf(table), id: null, after: { ids } },
    ]);
  });
  return readAllGroups(database.db, table);
}

/** @param change receives the saved row, in the transaction that changes it */
export async function changeGroup(
  services: CatalogueWriter,
  { admin }: Caller,
  table: AnyTable,
  id: number,
  change: (saved: GroupRow) => GroupFields,
): Promise<ApiRow> {
  const row = await services.write(async (write) => {
    const { trx } = write;
    const before = await readGroup(trx, table, id);
    const input = change(before);
    const after = isGroup(table)
      ? await updateGroup(write, table, before, input)
      : await updateNamed(write, table, before, input);
    if (isGroup(table) && after.name !== before.name)
      await renameLinks(write, admin, before.name, after);
    await writeAuditLog(trx, admin, [
      { action: "update", resource: nameOf(table), id, before, after },
    ]);
    return after;
  });
  return toApi(services, table, row);
}

/** @param moveTo takes a group's products and redirects. @returns what was removed */
export async function deleteGroup(
  services: CatalogueWriter,
  { admin }: Caller,
  table: AnyTable,
  id: number,
  moveTo: number | null,
): Promise<ApiRow> {
  const removed = isGroup(table) ? await toApi(services, table, { id }) : null;
  return services.write(async (write) => {
    const { trx } = write;
    const before = await readGroup(trx, table, id);
    if (isGroup(table)) await removeGroup(write, table, before, moveTo);
    else await removeNamed(trx, table, before);
    const after = moveTo === null ? undefined : { move_to: moveTo };
    await writeAuditLog(trx, admin, [
      { action: "delete", resource: nameOf(table), id, before, after },
    ]);
    return removed ?? before;
  });
}

/** A link, a panel of a menu, or an entry that opens one. */
interface LabelledPart {
  href?: string;
  key?: string;
  shopAll?: LabelledPart;
  panel?: string;
}

export async function renameLinks(
  write: CatalogueWrite,
  actor: Actor,
  before: string,
  { slug, name }: { slug: string; name: string },
): Promise<void> {
  const href = `/collections/${slug}`;
  for (const [document, content] of await readDocuments(write.trx)) {
    const text = JSON.stringify(content);
    const panels = walk(content).flatMap(({ value }) => {
      const { key, shopAll } = Object(value) as LabelledPart;
      return shopAll?.href === href ? key : [];
    });
    function rename(this: LabelledPart, key: string, value: unknown): unknown {
      if (key !== "label" || typeof value !== "string") return value;
      const isOfList =
        [this.href, this.shopAll?.href].includes(href) || panels.includes(this.panel);
      return isOfList ? value.replaceAll(before, () => name) : value;
    }
    const renamed = JSON.parse(text, rename);
    if (JSON.stringify(renamed) !== text)
      await storeDocument(write, actor, document, renamed, true);
  }
}

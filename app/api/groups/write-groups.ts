/** Staff actions on groups, brands and power types: one write and one audit log entry each. */
import type { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import type { CatalogueWriter } from "../database/writing.ts";
import { renameLinks } from "../documents/rename-links.ts";
import { createNamed, removeNamed, updateNamed } from "./brands-and-types.ts";
import { type AnyTable, type GroupTable, nameOf } from "./group-tables.ts";
import {
  createGroup,
  type GroupFields,
  type GroupRow,
  orderGroups,
  readGroup,
  updateGroup,
} from "./groups.ts";
import { readAllGroups } from "./read-groups.ts";
import { removeGroup } from "./remove-group.ts";

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

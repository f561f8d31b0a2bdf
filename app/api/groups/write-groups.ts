/** Staff actions on groups: one write and one audit log entry each. */
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { Caller } from "../accounts/sessions.ts";
import type { CatalogueWriter } from "../database/writing.ts";
import type { GroupTable } from "./group-tables.ts";
import { createGroup, type GroupFields, orderGroups, readGroup, updateGroup } from "./groups.ts";
import { readAllGroups } from "./read-groups.ts";
import { removeGroup } from "./remove-group.ts";

type ApiGroup = ApiCategory | ApiSubcategory;

const ONE = { categories: "category", subcategories: "subcategory" };

async function findGroup(
  { database }: CatalogueWriter,
  table: GroupTable,
  id: number,
): Promise<ApiGroup> {
  return (await readAllGroups(database.db, table)).find((row) => row.id === id) as ApiGroup;
}

export async function addGroup(
  services: CatalogueWriter,
  { admin }: Caller,
  table: GroupTable,
  input: GroupFields & { name: string },
): Promise<ApiGroup> {
  const id = await services.write(async ({ trx }) => {
    const after = await createGroup(trx, table, input);
    await writeAuditLog(trx, admin, [
      { action: "create", resource: ONE[table], id: after.id, after },
    ]);
    return after.id;
  });
  return findGroup(services, table, id);
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
      { action: "order", resource: ONE[table], id: null, after: { ids } },
    ]);
  });
  return readAllGroups(database.db, table);
}

export async function changeGroup(
  services: CatalogueWriter,
  { admin }: Caller,
  table: GroupTable,
  id: number,
  input: GroupFields,
): Promise<ApiGroup> {
  await services.write(async (write) => {
    const before = await readGroup(write.trx, table, id);
    const after = await updateGroup(write, table, before, input);
    await writeAuditLog(write.trx, admin, [
      { action: "update", resource: ONE[table], id, before, after },
    ]);
  });
  return findGroup(services, table, id);
}

/** @param moveTo takes its products and redirects. @returns the removed group */
export async function deleteGroup(
  services: CatalogueWriter,
  { admin }: Caller,
  table: GroupTable,
  id: number,
  moveTo: number | null,
): Promise<ApiGroup> {
  const removed = await findGroup(services, table, id);
  await services.write(async (write) => {
    const before = await readGroup(write.trx, table, id);
    await removeGroup(write, table, before, moveTo);
    const after = moveTo === null ? undefined : { move_to: moveTo };
    await writeAuditLog(write.trx, admin, [
      { action: "delete", resource: ONE[table], id, before, after },
    ]);
  });
  return removed;
}

/** Fits a backup that was read to the accounts that are there, so that it can be restored without its own. */
import type { Kysely, Selectable } from "kysely";
import type { AdminTable } from "../database/account-tables.ts";
import type { Tables } from "../database/tables.ts";
import { raiseCounter, type Writer } from "../database/writing.ts";

type Account = Selectable<AdminTable>;

export async function listAccounts(db: Kysely<Tables>): Promise<Account[]> {
  return db.selectFrom("admins").selectAll().orderBy("id").execute();
}

/** The number of the last account that there has been. */
export async function lastAccountId(db: Kysely<Tables>): Promise<number> {
  const counter = await db.selectFrom("counters").select("value").where("name", "=", "admins").executeTakeFirst();
  return counter?.value ?? 0;
}

/** In the backup's rows, the accounts become those `present`, and entries of the log name them by their ids. */
export async function keepAccounts(staging: Writer, present: readonly Account[], lastId: number): Promise<void> {
  const own = await listAccounts(staging);
  await renumber(staging, (id) => {
    const account = own.find((each) => each.id === id);
    // An account that was removed before the backup keeps its number, unless that is another person's here.
    if (!account) return present.some((each) => each.id === id) ? null : id;
    return findSame(account, present)?.id ?? null;
  });
  await staging.deleteFrom("admins").execute();
  if (present.length > 0)
    await staging
      .insertInto("admins")
      .values([...present])
      .execute();
  await raiseCounter(staging, "admins", lastId);
}

/** The same person's, also when the e-mail address has been changed since. */
function findSame({ id, email, created_at }: Account, present: readonly Account[]): Account | undefined {
  const isUnchanged = (other: Account) => other.id === id && other.created_at === created_at;
  return present.find((other) => other.email === email) ?? present.find(isUnchanged);
}

/** By way of negative numbers, so that two that change places do not become one. */
async function renumber(staging: Writer, toNew: (id: number) => number | null): Promise<void> {
  for (const table of ["admin_logs", "inventory_log"] as const) {
    const ids = await staging.selectFrom(table).select("admin_id as id").distinct().execute();
    for (const { id } of ids) {
      if (id === null) continue;
      const to = toNew(id);
      await staging
        .updateTable(table)
        .set({ admin_id: to === null ? null : -to })
        .where("admin_id", "=", id)
        .execute();
    }
    await staging
      .updateTable(table)
      .set((eb) => ({ admin_id: eb.neg(eb.ref("admin_id")) }))
      .where("admin_id", "<", 0)
      .execute();
  }
  const users = staging.selectFrom("admin_logs").where("resource_type", "=", "user");
  for (const { id } of await users.select("resource_id as id").distinct().execute()) {
    if (id === null) continue;
    const to = toNew(id);
    await staging
      .updateTable("admin_logs")
      .set({ resource_id: to === null ? null : -to })
      .where("resource_type", "=", "user")
      .where("resource_id", "=", id)
      .execute();
  }
  await staging
    .updateTable("admin_logs")
    .set((eb) => ({ resource_id: eb.neg(eb.ref("resource_id")) }))
    .where("resource_id", "<", 0)
    .execute();
}

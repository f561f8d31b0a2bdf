/** Adapts a backup to the existing accounts, so that it can be restored without its own. */
import type { Kysely, Selectable } from "kysely";
import type { AdminTable } from "../database/account-tables.ts";
import type { Tables } from "../database/tables.ts";
import { raiseCounter, type Writer } from "../database/writing.ts";

type Account = Selectable<AdminTable>;

export async function listAccounts(db: Kysely<Tables>): Promise<Account[]> {
  return db.selectFrom("admins").selectAll().orderBy("id").execute();
}

/** The highest account id ever assigned. */
export async function lastAccountId(db: Kysely<Tables>): Promise<number> {
  const counter = await db
    .selectFrom("counters")
    .select("value")
    .where("name", "=", "admins")
    .executeTakeFirst();
  return counter?.value ?? 0;
}

/** Replaces the backup's accounts with `present`, and renumbers the log's references to them. */
export async function keepAccounts(
  staging: Writer,
  present: readonly Account[],
  lastId: number,
): Promise<void> {
  const own = await listAccounts(staging);
  await renumber(staging, (id) => {
    const account = own.find((each) => each.id === id);
    // An account removed before the backup keeps its id, unless another person has that id here.
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

/** Finds the same person's account, also if the email address has changed since. */
function findSame(
  { id, email, created_at }: Account,
  present: readonly Account[],
): Account | undefined {
  const isUnchanged = (other: Account) => other.id === id && other.created_at === created_at;
  return present.find((other) => other.email === email) ?? present.find(isUnchanged);
}

/** Replaces ids via negative numbers, so that two exchanged ids are not merged. */
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

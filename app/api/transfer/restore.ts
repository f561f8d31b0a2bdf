/** Restores a backup in one transaction. */
import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { lastMigration } from "../database/migrate.ts";
import type { AdminTable, Tables } from "../database/tables.ts";
import { raiseCounter } from "../database/writing.ts";
import { encode, insertRows, type Row, type Rows, SHOP } from "./archive-tables.ts";
import { type Archive, ArchiveError, parseLine } from "./read-archive.ts";
import { exportLines, type TableHashes } from "./write-archive.ts";

type Account = Selectable<AdminTable>;

/** Tables that grant access without a password; a restore empties them. */
const TOKENS = ["access_tokens", "setup_tokens"] as const;
/** Tables that differ from the backup if accounts are kept. */
const ADAPTED = new Set(["admins", "admin_logs", "inventory_log", "counters"]);

/**
 * Replaces the database's contents. Accounts stay, unless there are none or `accounts` is set. All
 * sessions and invitations end.
 *
 * @param options `accounts`: the backup's accounts, with their passwords, replace the existing ones
 * @throws ArchiveError if it is damaged or not a backup of this release; the database is then
 *   unchanged
 */
export async function restoreBackup(
  { db, kind }: Database,
  { head, lines }: Archive,
  { accounts = false } = {},
) {
  refuseOther(head, await lastMigration(db));
  return db.transaction().execute(async (trx) => {
    // Jobs of a running site must not write between deletion and comparison.
    const all = sql.join(SHOP.map(([table]) => sql.table(table)));
    if (kind === "postgres") await sql`lock table ${all} in exclusive mode`.execute(trx);
    const kept = accounts ? [] : await trx.selectFrom("admins").selectAll().execute();
    const isKept = (table: keyof Tables) => table === "admins" && kept.length > 0;
    const counter = trx.selectFrom("counters").select("value").where("name", "=", "admins");
    const lastAccount = (await counter.executeTakeFirst())?.value ?? 0;
    for (const table of TOKENS) await trx.deleteFrom(table).execute();
    for (const [table] of SHOP.toReversed())
      if (!isKept(table)) await trx.deleteFrom(table).execute();

    const adapt = createAdapter(kept);
    let promised: TableHashes = {};
    async function* readRows(): Rows {
      for await (const text of lines) {
        const [[key, row] = ["", {}]] = Object.entries(parseLine(text) ?? {});
        const [table] = SHOP.find(([name]) => name === key) ?? [];
        if (!table) promised = row;
        else if (isKept(table)) adapt.learn(row);
        else yield [table, encode(table, adapt.change(row))];
      }
    }
    await insertRows(trx, readRows());

    let lastLine = "";
    for await (const line of exportLines(trx, true)) lastLine = line;
    const { contents } = JSON.parse(lastLine);
    const [differs] =
      SHOP.find(
        ([table]) =>
          promised[table]?.sha256 !== contents[table].sha256 &&
          !(kept.length > 0 && ADAPTED.has(table)),
      ) ?? [];
    if (differs)
      throw new ArchiveError(
        `The backup is damaged: table ${differs} does not match its checksum. ` +
          "Nothing was restored: use another backup",
      );
    if (kept.length > 0) await raiseCounter(trx, "admins", lastAccount);
    // Rows inserted with ids do not advance the sequence.
    if (kind === "postgres")
      await sql`
        select setval(pg_get_serial_sequence('admin_logs', 'id'), coalesce(max(id), 0) + 1)
        from admin_logs
      `.execute(trx);
    // Invalidates caches and indexes of the replaced rows.
    await trx.updateTable("catalogue_state").set({ identity: randomUUID() }).execute();
    return { contents, keptAccounts: kept.length };
  });
}

function refuseOther({ migration }: Archive["head"], own: string): void {
  if (migration === own) return;
  const advice = migration
    ? `a backup of another release (${migration}, not ${own}): restore it there, then upgrade`
    : "a catalogue, not a backup: use npm run catalogue -- import";
  throw new ArchiveError(`Nothing was restored. The file is ${advice}`);
}

/** Changes ids of the backup's accounts in other rows to those of the same persons here. */
function createAdapter(kept: readonly Account[]) {
  const ids = new Map<unknown, number | null>(kept.map(({ id }) => [id, null]));
  // An account removed before the backup keeps its id, unless another person has that id here.
  const toOwn = (id: unknown) => (ids.has(id) ? ids.get(id) : id);
  return {
    /** Finds the same person's account, also if the email address has changed since. */
    learn({ id, email, created_at }: Row): void {
      const isUnchanged = (other: Account) => other.id === id && other.created_at === created_at;
      const same = kept.find((other) => other.email === email) ?? kept.find(isUnchanged);
      ids.set(id, same?.id ?? null);
    },
    change(row: Row): Row {
      if ("admin_id" in row) row.admin_id = toOwn(row.admin_id);
      if (row.resource_type === "user") row.resource_id = toOwn(row.resource_id);
      return row;
    },
  };
}

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { beginSession, type DatabaseKind } from "../../../tests/support/api.ts";
import { backUp, linesOf, openShop, restore } from "../../../tests/support/archives.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import { storeMessage } from "../contact/receive-message.ts";
import type { Database } from "../database/database.ts";
import type { TableHashes } from "./write-archive.ts";

const kinds: DatabaseKind[] = inject("postgres") ? ["sqlite", "postgres"] : ["sqlite"];
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

/** Never in a backup: a restore must not give their holders access again. */
const NOT_BACKED_UP = ["access_tokens", "setup_tokens", "sign_in_networks", "rate_limits"];

const readContents = async (database: Database): Promise<TableHashes> =>
  JSON.parse((await linesOf(database, true)).at(-1) ?? "").contents;

describe.each(ways)("a backup, from %s to %s", (from, to) => {
  it("restores all rows and images; a damaged backup restores nothing", async () => {
    const source = await openShop(from);
    const target = await openShop(to);
    await beginSession(source.database, "owner");
    const message = {
      name: "Anu",
      email: "anu@example.com",
      phone: "",
      subject: "parts" as const,
      message: "മലയാളം\u2028 end",
    };
    await source.database.db.transaction().execute(async (trx) => {
      await writeAuditLog(trx, OPERATOR, [{ action: "test", resource: "log", id: null }]);
      // As after many more entries than the target has ever had.
      await trx.updateTable("admin_logs").set({ id: 2001 }).execute();
    });
    await storeMessage(source.database, message, { key: "k", mail: true });
    for (const name of ["Ä saw", "a saw", "Z saw"]) {
      const id = name.length + name.charCodeAt(0);
      await source.database.db
        .insertInto("brands")
        .values({ id, name, slug: `s${id}`, description: "" })
        .execute();
    }
    const original = join("originals", "0123456789abcdef01234567");
    for (const name of [original, "uploads/x.html", "uploads/0123456789abcdef01234567.json"]) {
      await mkdir(dirname(join(source.settings.dataDir, name)), { recursive: true });
      await writeFile(join(source.settings.dataDir, name), "a photograph");
    }
    const file = await backUp(source);
    const expected = await readContents(source.database);
    expect(expected.contact_messages?.rows).toBe(1);
    const tables = (await source.database.db.introspection.getTables()).map(({ name }) => name);
    expect([...Object.keys(expected), ...NOT_BACKED_UP].sort()).toEqual(tables.sort());
    expect(expected.brands?.rows).toBe(3);

    await beginSession(target.database, "reader");
    const before = await readContents(target.database);
    const bytes = await readFile(file);
    const tar = gunzipSync(bytes).toString("latin1");
    const damaged = Buffer.from(tar.replace("anu@example.com", "eve@example.com"), "latin1");
    for (const wrong of [gzipSync(damaged), bytes.subarray(0, -9), Buffer.from("foreign")]) {
      await writeFile(join(target.settings.dataDir, "wrong"), wrong);
      await expect(restore(target, join(target.settings.dataDir, "wrong"))).rejects.toThrow(
        "damaged",
      );
    }
    expect(await readContents(target.database)).toEqual(before);

    const restored = await restore(target, file, { accounts: true });
    expect(restored).toEqual({ contents: expected, keptAccounts: 0 });
    // The state identifies another history, so that no index or cache of the former one is
    // reused.
    const { catalogue_state: state, ...rows } = expected;
    const { catalogue_state: restoredState, ...restoredRows } = await readContents(target.database);
    expect(restoredRows).toEqual(rows);
    expect(restoredState).not.toEqual(state);
    await target.database.db
      .transaction()
      .execute((trx) =>
        writeAuditLog(trx, OPERATOR, [{ action: "test", resource: "log", id: null }]),
      );
    const logged = await target.database.db
      .selectFrom("admin_logs")
      .select("id")
      .orderBy("id")
      .execute();
    expect(logged.length).toBe(2);
    expect(logged[1]?.id).toBeGreaterThan(2001);
    expect(await readFile(join(target.settings.dataDir, original), "utf8")).toBe("a photograph");
    // Only names that the site gives.
    expect(await readdir(join(target.settings.dataDir, "uploads"))).toEqual([
      "0123456789abcdef01234567.json",
    ]);
  });
});

it("refuses a backup of another release", async () => {
  const shop = await openShop("sqlite");
  const file = await backUp(shop);
  await sql`insert into kysely_migration values ('n99-later', '')`.execute(shop.database.db);
  await expect(restore(shop, file)).rejects.toThrow(/another release \(\S+, not n99-later\)/);
});

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { describe, expect, inject, it } from "vitest";
import { beginSession, type DatabaseKind, freshDatabase } from "../../../tests/support/api.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import { storeMessage } from "../contact/store-message.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSnapshot } from "../database/read-snapshot.ts";
import { createBackup, NOT_BACKED_UP, readTables } from "./backup.ts";
import { restoreBackup } from "./restore.ts";

const kinds: DatabaseKind[] = inject("postgres") ? ["sqlite", "postgres"] : ["sqlite"];
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

const readContents = (database: Database) =>
  readSnapshot(database, (db) => readTables({ db, kind: database.kind }, async () => {}));

async function opened(kind: DatabaseKind) {
  const { settings, remove } = await freshDatabase(kind);
  const database = await openDatabase(settings);
  return { database, dataDir: settings.dataDir, remove: () => database.close().then(remove) };
}

describe.each(ways)("a backup, from %s to %s", (from, to) => {
  it("restores all rows and images; a damaged backup restores nothing", async () => {
    const source = await opened(from);
    const target = await opened(to);
    try {
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
      for (const file of [original, join("uploads", "x.html"), join("uploads", "x.svg")]) {
        await mkdir(dirname(join(source.dataDir, file)), { recursive: true });
        await writeFile(join(source.dataDir, file), "a photograph");
      }
      const { archive, contents } = createBackup(source.database, source.dataDir);
      const bytes = await buffer(archive);
      const expected = await contents;
      expect(expected.contact_messages?.rows).toBe(1);
      const tables = (await source.database.db.introspection.getTables()).map(({ name }) => name);
      expect([...Object.keys(expected), ...NOT_BACKED_UP].sort()).toEqual(tables.sort());
      expect(expected.brands?.rows).toBe(3);

      await beginSession(target.database, "reader");
      const before = await readContents(target.database);
      const damaged = Buffer.from(
        bytes.toString("latin1").replace("anu@example.com", "eve@example.com"),
        "latin1",
      );
      await expect(
        restoreBackup(target.database, target.dataDir, Readable.from([damaged])),
      ).rejects.toThrow();
      const cut = Readable.from([bytes.subarray(0, bytes.length / 2)]);
      await expect(restoreBackup(target.database, target.dataDir, cut)).rejects.toThrow();
      expect(await readContents(target.database)).toEqual(before);

      const restored = await restoreBackup(
        target.database,
        target.dataDir,
        Readable.from([bytes]),
        { accounts: true },
      );
      expect(restored).toEqual({ contents: expected, keptAccounts: 0 });
      // The state identifies another history, so that no index or cache of the former one is
      // reused.
      const { catalogue_state: state, ...rows } = expected;
      const { catalogue_state: restoredState, ...restoredRows } = await readContents(
        target.database,
      );
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
      expect(await readFile(join(target.dataDir, original), "utf8")).toBe("a photograph");
      // Only names that the site gives are restored.
      expect(existsSync(join(target.dataDir, "uploads"))).toBe(false);
    } finally {
      await source.remove();
      await target.remove();
    }
  });
});

it("refuses a backup of a newer release", async () => {
  const { database, dataDir, remove } = await opened("sqlite");
  try {
    const newer = pack();
    newer.entry({ name: "database.json" }, JSON.stringify({ migration: "n99-later" }));
    newer.finalize();
    await expect(restoreBackup(database, dataDir, Readable.from(newer))).rejects.toThrow(
      "a newer release (n99-later)",
    );
  } finally {
    await remove();
  }
});

import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { beginSession, type FreshDatabase, freshDatabase } from "../../tests/support/api.ts";
import { startMailServer } from "../../tests/support/mail-server.ts";
import type { Admin } from "./accounts/admins.ts";
import { OPERATOR, writeAuditLog } from "./accounts/audit-log.ts";
import { openSession } from "./accounts/sessions.ts";
import { createOutbox } from "./contact/outbox.ts";
import { storeMessage } from "./contact/receive-message.ts";
import { createApi } from "./create-api.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { writeCatalogue } from "./database/writing.ts";
import { SILENT } from "./log.ts";

const KINDS = inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

describe.each(KINDS)("two servers on one database, on %s", (kind) => {
  let fresh: FreshDatabase;
  let one: Database;
  let two: Database;
  beforeEach(async () => {
    fresh = await freshDatabase(kind, true);
    [one, two] = [await openDatabase(fresh.settings), await openDatabase(fresh.settings)];
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
    await fresh.remove();
  });

  it("miss no write while one of them starts", async () => {
    const starting = createApi(two, fresh.settings);
    const version = await writeCatalogue(one, async (write) => write.version);
    const api = await starting;
    try {
      await expect.poll(() => api.version(), { timeout: 1000, interval: 20 }).toBe(version);
    } finally {
      await api.close();
    }
  });

  // SQLite has one connection, which all share.
  it.runIf(kind === "postgres")(
    "respond to reads while more writes wait than there are connections",
    async () => {
      const begun = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const first = writeCatalogue(one, () => {
        begun.resolve();
        return released.promise;
      });
      await begun.promise;
      const others = Array.from({ length: 15 }, () => writeCatalogue(one, async () => {}));
      try {
        // A query on the other server's connections: by now all writes have requested theirs.
        await two.db.selectFrom("brands").select("id").execute();
        expect(await one.db.selectFrom("products").select("id").limit(1).execute()).toHaveLength(1);
      } finally {
        released.resolve();
        await Promise.allSettled([first, ...others]);
      }
      await Promise.all([first, ...others]);
    },
  );

  it("wait for each other's writes for longer than one statement may take", {
    timeout: 30_000,
  }, async () => {
    const LONG = 6_000;
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 20);
    const begun = Promise.withResolvers<void>();
    const first = writeCatalogue(one, async ({ version }) => {
      begun.resolve();
      await wait(LONG);
      return version;
    });
    await begun.promise;
    const second = writeCatalogue(two, async ({ version }) => version);
    expect(await second).toBe((await first) + 1);
    clearInterval(timer);
    // A process that blocked while waiting would have had a turn only every second or two.
    expect(turns).toBeGreaterThan(LONG / 200);
  });

  // SQLite has one writer at a time.
  it.runIf(kind === "postgres")(
    "allow signing in while the other's long write locks the audit log",
    async () => {
      const begun = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const long = writeCatalogue(one, async ({ trx }) => {
        await writeAuditLog(trx, OPERATOR, [{ action: "import", resource: "catalogue", id: null }]);
        begun.resolve();
        await released.promise;
      });
      await begun.promise;
      try {
        await beginSession(two, "owner");
        const password = { password_hash: "a hash" };
        const [admin] = await two.db.updateTable("admins").set(password).returningAll().execute();
        expect(await openSession(two.db, admin as Admin)).not.toBeNull();
      } finally {
        released.resolve();
        await long;
      }
      const logged = await two.db
        .selectFrom("admin_logs")
        .select("action_type")
        .orderBy("id")
        .execute();
      expect(logged.map(({ action_type }) => action_type)).toEqual(["import", "login"]);
    },
  );

  it("mail each message once", async () => {
    const server = await startMailServer();
    try {
      const settings = { smtpUrl: server.url, to: "dealer@example.com" };
      for (const text of ["one", "two", "three", "four", "five", "six"]) {
        const message = {
          name: "n",
          email: "a@example.com",
          phone: "",
          subject: "general" as const,
          message: text,
        };
        await storeMessage(one, message, { key: null, mail: true });
      }
      const sent = await Promise.all(
        [one, two].map((database) => createOutbox(database, () => settings, SILENT).sendDue()),
      );
      expect(sent.reduce((sum, count) => sum + count)).toBe(6);
      expect(server.mails).toHaveLength(6);
    } finally {
      await server.close();
    }
  });
});

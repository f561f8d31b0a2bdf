import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { createOutbox, waitAfter } from "./outbox.ts";
import { storeMessage } from "./store-message.ts";

const message = {
  name: "Anu Varghese",
  email: "anu@example.com",
  phone: "",
  subject: "warranty" as const,
  message: "The saw does not start.",
};

describeOnBoth(
  "the outbox",
  (api) => {
    let server: MailServer;
    const logged: string[] = [];
    const log = {
      debug: () => {},
      info: () => {},
      error: (fields: object, text: string) => logged.push(JSON.stringify(fields) + text),
    };
    beforeAll(async () => {
      server = await startMailServer();
    });
    afterAll(() => server.close());

    it("loses nothing while the mail server is away, and mails once it is back", async () => {
      const { database } = api();
      const outbox = createOutbox(database, { smtpUrl: server.url, to: "dealer@example.com" }, log);
      await storeMessage(database, message, { key: null, mail: true });
      server.busy = true;
      expect(await outbox.sendDue()).toBe(0);
      expect(logged.join()).not.toContain("anu@example.com");
      server.busy = false;
      expect(await outbox.sendDue()).toBe(0);
      const later = new Date(Date.now() + waitAfter(1));
      expect(await outbox.sendDue(later)).toBe(1);
      expect(server.mails).toHaveLength(1);
      expect(server.mails[0]).toContain("The saw does not start.");
      expect(server.mails[0]).toMatch(/Reply-To: .*anu@example\.com/);
      expect(await outbox.sendDue(new Date(Date.now() + waitAfter(20)))).toBe(0);
    });
  },
  { seeded: false },
);

it("waits longer after each failure, and never longer than six hours", () => {
  expect([0, 1, 2, 20, 1000].map(waitAfter).map((ms) => ms / 60_000)).toEqual([1, 2, 4, 360, 360]);
});

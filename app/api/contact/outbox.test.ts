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

    it("says in the subject what it is about and who wrote, and the time in the dealer's zone", async () => {
      const { database } = api();
      const settings = {
        smtpUrl: server.url,
        to: "dealer@example.com",
        from: "site@example.com",
        timeZone: "Asia/Kolkata",
      };
      const at = new Date("2026-03-01T22:00:00.000Z");
      const about = { ...message, email: "", phone: "0468 000 0000", product: "STIHL MS 250", branch: "Kottayam" };
      await storeMessage(database, about, { key: null, mail: true, acknowledge: true, now: at });
      expect(await createOutbox(database, settings, log).sendDue()).toBe(1);
      const mail = server.mails.shift() ?? "";
      expect(mail).toContain("Subject: Warranty: Anu Varghese, about STIHL MS 250, for Kottayam");
      expect(mail).toContain("From: site@example.com");
      expect(mail).toMatch(/Monday,? 2 March 2026 at 03:30 \(Asia\/Kolkata\)/);
      expect(mail).not.toContain("E-mail:");
    });

    it("ASVS 1.3.11 2.4.1 tells the sender that the message has arrived, once a day, and repeats nothing of it", async () => {
      const { database } = api();
      const settings = { smtpUrl: server.url, to: "dealer@example.com", acknowledge: true, siteName: "Pump House" };
      for (const text of ["The first.", "The second."]) {
        await storeMessage(
          database,
          { ...message, email: "Sender@example.com", message: text },
          { key: null, mail: false, acknowledge: true },
        );
      }
      expect(await createOutbox(database, settings, log).sendDue()).toBe(1);
      const mail = server.mails.shift() ?? "";
      expect(mail).toContain("To: Sender@example.com");
      expect(mail).toContain("Subject: Your message to Pump House has arrived");
      expect(mail).not.toContain("The first.");
    });

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

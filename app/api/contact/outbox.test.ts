import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { SILENT } from "../log.ts";
import { createOutbox, waitAfter } from "./outbox.ts";
import { storeMessage } from "./receive-message.ts";

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
    const error = (fields: object, text: string) => logged.push(JSON.stringify(fields) + text);
    const log = { ...SILENT, error };
    beforeAll(async () => {
      server = await startMailServer();
    });
    afterAll(() => server.close());
    const settings = () => ({ smtpUrl: server.url, to: "dealer@example.com" });

    it("the shop's mail has topic and sender in its subject, and the local time", async () => {
      const { database } = api();
      const local = { from: "site@example.com", timeZone: "Asia/Kolkata", locale: "en-IN" };
      const at = new Date("2026-03-01T22:00:00.000Z");
      const about = {
        ...message,
        email: "",
        phone: "0468 000 0000",
        product: "STIHL MS 250",
        branch: "Kottayam",
      };
      await storeMessage(database, about, { key: null, mail: true, acknowledge: true, now: at });
      expect(await createOutbox(database, () => ({ ...settings(), ...local }), log).sendDue()).toBe(
        1,
      );
      const mail = server.mails.shift() ?? "";
      expect(mail).toContain(
        "Subject: Warranty Claim: Anu Varghese, about STIHL MS 250, for Kottayam",
      );
      expect(mail).toContain("From: site@example.com");
      expect(mail).toMatch(/Monday, 2 March 2026 at 3:30\sam \(Asia\/Kolkata\)/);
      expect(mail).not.toContain("Email:");
    });

    it("ASVS 1.3.11 2.4.1 acknowledges once a day without repeating the message", async () => {
      const { database } = api();
      const named = { ...settings(), acknowledge: true, name: "Pump House" };
      for (const text of ["The first.", "The second."]) {
        await storeMessage(
          database,
          { ...message, email: "Sender@example.com", message: text },
          { key: null, mail: false, acknowledge: true },
        );
      }
      expect(await createOutbox(database, () => named, log).sendDue()).toBe(1);
      const mail = server.mails.shift() ?? "";
      expect(mail).toContain("To: Sender@example.com");
      expect(mail).toContain("Subject: Your message to Pump House has arrived");
      expect(mail).not.toContain("The first.");
    });

    it("acknowledges one address at most once in 24 hours", async () => {
      const { database } = api();
      const mailsAfter = async (hours: number) => {
        const now = new Date(Date.UTC(2026, 4, 1, hours));
        const again = { ...message, email: "often@example.com", message: `After ${hours} hours` };
        await storeMessage(database, again, { key: null, mail: false, acknowledge: true, now });
        const mails = database.db
          .selectFrom("mails")
          .select("message_id")
          .where("kind", "=", "sender");
        const due = (await mails.execute()).length;
        await database.db.deleteFrom("mails").execute();
        return due;
      };
      // Each message restarts the 24 hours.
      expect([
        await mailsAfter(0),
        await mailsAfter(23),
        await mailsAfter(46),
        await mailsAfter(71),
      ]).toEqual([1, 0, 0, 1]);
    });

    it("keeps mails while the mail server is down, and sends them later", async () => {
      const { database } = api();
      const outbox = createOutbox(database, settings, log);
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

    it("keeps a rejected mail to the shop, drops a rejected acknowledgement", async () => {
      const { database } = api();
      const outbox = createOutbox(database, () => ({ ...settings(), acknowledge: true }), log);
      server.mails.length = 0;
      const refused = { ...message, email: "nobody@example.com", message: "Refused." };
      await storeMessage(database, refused, { key: null, mail: true, acknowledge: true });
      server.refuses = true;
      for (let round = 1; round <= 2; round++)
        await outbox.sendDue(new Date(Date.now() + waitAfter(20) * round));
      server.refuses = false;
      expect(await outbox.sendDue(new Date(Date.now() + waitAfter(20) * 3))).toBe(1);
      expect(server.mails).toEqual([expect.stringContaining("To: dealer@example.com")]);
    });
  },
  { seeded: false },
);

it("waits longer after each failure, up to six hours", () => {
  expect([0, 1, 2, 20, 1000].map(waitAfter).map((ms) => ms / 60_000)).toEqual([1, 2, 4, 360, 360]);
});

/** Mails the dealer about each message, again and again until a mail server takes it. */
import { createTransport } from "nodemailer";
import type { Database } from "../database/database.ts";
import type { ContactMessageTable } from "../database/tables.ts";
import type { Log } from "../env.ts";

export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  smtpUrl: string;
  /** The dealer's address: mails go there, and come from there. */
  to: string;
}

export interface Outbox {
  /** Sends what is due. Never rejects. @returns how many mails were taken. */
  sendDue(now?: Date): Promise<number>;
}

const LONGEST_NAME = 200;
const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** One minute, two, four … six hours: a mail server may be away for a weekend. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(attempts, 20));
}

function toMail(message: ContactMessageTable, to: string) {
  const { name, email, phone, subject, created_at } = message;
  return {
    from: to,
    to,
    // A line of a mail has its bounds; a name has none.
    replyTo: { name: name.slice(0, LONGEST_NAME).toWellFormed(), address: email },
    subject: `Message from the website: ${subject}`,
    text: [
      `Name: ${name}`,
      `E-mail: ${email}`,
      `Phone: ${phone || "-"}`,
      `Sent: ${created_at}`,
      "",
      message.message,
    ].join("\n"),
  };
}

export function createOutbox(database: Database, { smtpUrl, to }: MailSettings, log: Log): Outbox {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 });

  /** Pushes the next attempt into the future, so that no other process sends the same mail meanwhile. */
  async function takeDue(now: Date): Promise<ContactMessageTable | null> {
    const due = await database.db
      .selectFrom("outbox")
      .selectAll()
      .where("next_attempt_at", "<=", now.toISOString())
      .orderBy("next_attempt_at")
      .executeTakeFirst();
    if (!due) return null;
    const next = new Date(now.getTime() + waitAfter(due.attempts)).toISOString();
    const taken = await database.db
      .updateTable("outbox")
      .set({ attempts: due.attempts + 1, next_attempt_at: next })
      .where("message_id", "=", due.message_id)
      .where("attempts", "=", due.attempts)
      .returning("message_id")
      .executeTakeFirst();
    if (!taken) return takeDue(now);
    const message = await database.db
      .selectFrom("contact_messages")
      .selectAll()
      .where("id", "=", due.message_id)
      .executeTakeFirst();
    return message ?? null;
  }

  return {
    async sendDue(now = new Date()) {
      let sent = 0;
      try {
        for (let message = await takeDue(now); message; message = await takeDue(now)) {
          await transport.sendMail(toMail(message, to));
          await database.db.deleteFrom("outbox").where("message_id", "=", message.id).execute();
          sent++;
        }
      } catch (error) {
        // The mail server's answer may repeat the visitor's address, so only its code is kept.
        const code = error instanceof Error && "code" in error ? error.code : "unknown";
        log.error({ code }, "A mail about a message could not be sent; it stays in the outbox");
      }
      return sent;
    },
  };
}

/** Sends mails about messages and retries until a mail server accepts them. */
import type { Transporter } from "nodemailer";
import type { Message } from "#app/contract/message.ts";
import type { Database } from "../database/database.ts";
import type { MailTable } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { type MailSettings, toAcknowledgement, toShopMail } from "./mail.ts";

export type Outbox = ReturnType<typeof createOutbox>;

const MINUTE = 60_000;
const MAX_WAIT = 6 * 60 * MINUTE;

/** 1, 2, 4 minutes … up to 6 hours: a mail server may be down for a weekend. */
export function waitAfter(attempts: number): number {
  return Math.min(MAX_WAIT, MINUTE * 2 ** Math.min(attempts, 20));
}

type Due = Pick<MailTable, "kind"> & { message: Message };

/** Whether the server rejects the mail permanently, such as for an unknown address. */
function isPermanent(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}

/** Loads the mail library with the first mail. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 30_000 });
}

export function createOutbox(database: Database, getSettings: () => MailSettings, log: Log) {
  let transport: Promise<Transporter> | null = null;
  const { db } = database;

  /** Postpones the next attempt, so that no other process sends the same mail. */
  async function claimDue(now: Date): Promise<Due | null> {
    const due = await db
      .selectFrom("mails")
      .selectAll()
      .where("next_attempt_at", "<=", now.toISOString())
      .orderBy("next_attempt_at")
      .executeTakeFirst();
    if (!due) return null;
    const { message_id, kind, attempts } = due;
    const next = new Date(now.getTime() + waitAfter(attempts)).toISOString();
    const claimed = await db
      .updateTable("mails")
      .set({ attempts: attempts + 1, next_attempt_at: next })
      .where("message_id", "=", message_id)
      .where("kind", "=", kind)
      .where("attempts", "=", attempts)
      .returning("message_id")
      .executeTakeFirst();
    if (!claimed) return claimDue(now);
    const message = await db
      .selectFrom("contact_messages")
      .selectAll()
      .where("id", "=", message_id)
      .executeTakeFirst();
    return message ? { kind, message } : null;
  }

  const removeMail = ({ kind, message }: Due) =>
    db.deleteFrom("mails").where("message_id", "=", message.id).where("kind", "=", kind).execute();

  async function send(due: Due): Promise<boolean> {
    const settings = getSettings();
    const toMail = due.kind === "dealer" ? toShopMail : toAcknowledgement;
    try {
      transport ??= connect(settings.smtpUrl);
      await (await transport).sendMail(toMail(due.message, settings));
    } catch (error) {
      // Mails to the shop are always retried; a sender's address may not exist.
      if (due.kind !== "sender" || !isPermanent(error)) throw error;
      await removeMail(due);
      return false;
    }
    await removeMail(due);
    return true;
  }

  return {
    /** Sends due mails. Never rejects. @returns the number of accepted mails. */
    async sendDue(now = new Date()): Promise<number> {
      let sent = 0;
      try {
        for (let due = await claimDue(now); due; due = await claimDue(now))
          if (await send(due)) sent++;
      } catch (error) {
        // The server's reply may contain the visitor's address, so only the code is logged.
        const code = error instanceof Error && "code" in error ? error.code : "unknown";
        log.error({ code }, "A mail about a message could not be sent; it stays in the outbox");
      }
      return sent;
    },
  };
}

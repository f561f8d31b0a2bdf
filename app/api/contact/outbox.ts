/** Mails the dealer about each message, again and again until a mail server takes it. */
import type { Transporter } from "nodemailer";
import type { Message } from "#app/contract/message.ts";
import type { Database } from "../database/database.ts";
import type { MailTable } from "../database/visitor-tables.ts";
import type { Log } from "../log.ts";
import { type MailSettings, toAcknowledgement, toDealerMail } from "./mail.ts";

export interface Outbox {
  /** Sends what is due. Never rejects. @returns how many mails were taken. */
  sendDue(now?: Date): Promise<number>;
}

const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** One minute, two, four … six hours: a mail server may be away for a weekend. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT, MINUTE * 2 ** Math.min(attempts, 20));
}

type Due = Pick<MailTable, "kind"> & { message: Message };

/** The receiving server will never take it: an address that does not exist. */
function isHopeless(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}

/** The mail library is loaded with the first mail. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 30_000 });
}

export function createOutbox(database: Database, settings: MailSettings, log: Log): Outbox {
  let transport: Promise<Transporter> | null = null;
  const { db } = database;

  /** Pushes the next attempt into the future, so that no other process sends the same mail meanwhile. */
  async function takeDue(now: Date): Promise<Due | null> {
    const due = await db
      .selectFrom("mails")
      .selectAll()
      .where("next_attempt_at", "<=", now.toISOString())
      .orderBy("next_attempt_at")
      .executeTakeFirst();
    if (!due) return null;
    const { message_id, kind, attempts } = due;
    const next = new Date(now.getTime() + waitAfter(attempts)).toISOString();
    const taken = await db
      .updateTable("mails")
      .set({ attempts: attempts + 1, next_attempt_at: next })
      .where("message_id", "=", message_id)
      .where("kind", "=", kind)
      .where("attempts", "=", attempts)
      .returning("message_id")
      .executeTakeFirst();
    if (!taken) return takeDue(now);
    const message = await db.selectFrom("contact_messages").selectAll().where("id", "=", message_id).executeTakeFirst();
    return message ? { kind, message } : null;
  }

  const forget = ({ kind, message }: Due) =>
    db.deleteFrom("mails").where("message_id", "=", message.id).where("kind", "=", kind).execute();

  async function send(due: Due): Promise<boolean> {
    const toMail = due.kind === "dealer" ? toDealerMail : toAcknowledgement;
    try {
      transport ??= connect(settings.smtpUrl);
      await (await transport).sendMail(toMail(due.message, settings));
    } catch (error) {
      // The dealer's own mails are tried for ever; a sender's address may be wrong for good.
      if (due.kind !== "sender" || !isHopeless(error)) throw error;
      await forget(due);
      return false;
    }
    await forget(due);
    return true;
  }

  return {
    async sendDue(now = new Date()) {
      let sent = 0;
      try {
        for (let due = await takeDue(now); due; due = await takeDue(now)) if (await send(due)) sent++;
      } catch (error) {
        // The mail server's answer may repeat the visitor's address, so only its code is kept.
        const code = error instanceof Error && "code" in error ? error.code : "unknown";
        log.error({ code }, "A mail about a message could not be sent; it stays in the outbox");
      }
      return sent;
    },
  };
}

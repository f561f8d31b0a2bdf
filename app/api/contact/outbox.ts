/** The emails about a message, to the shop and to its sender; retried until a mail server accepts them. */
import type { SendMailOptions, Transporter } from "nodemailer";
import { ownValue } from "#app/catalogue/own-value.ts";
import { truncate } from "#app/catalogue/text.ts";
import type { contactSubjects } from "#app/contract/contact-form.ts";
import type { Message } from "#app/contract/message.ts";
import type { Database } from "../database/database.ts";
import type { MailTable } from "../database/tables.ts";
import type { Log } from "../log.ts";

export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  smtpUrl: string;
  /** The shop's email address. */
  to: string;
  /** The sender of emails; the shop's address by default. */
  from?: string | undefined;
  /** Whether to acknowledge messages to their senders. */
  acknowledge?: boolean;
  /** The shop's name, and the time zone of emails. */
  name?: string;
  timeZone?: string;
  /** How dates are written. */
  locale?: string;
}

const SUBJECTS: Readonly<Record<string, string>> = {
  "product-support": "Product Support",
  warranty: "Warranty Claim",
  parts: "Replacement Parts",
  general: "General Inquiry",
  feedback: "Feedback",
  other: "Other",
} satisfies Record<(typeof contactSubjects)[number], string>;

function toTime(created_at: string, { timeZone = "UTC", locale = "en-GB" }: MailSettings): string {
  const format = new Intl.DateTimeFormat(new Intl.Locale(locale, { language: "en" }), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  return `${format.format(new Date(created_at))} (${timeZone})`;
}

/** A shop's own subject is its label as a slug. */
const subjectOf = ({ subject }: Message) =>
  ownValue(SUBJECTS, subject) ??
  `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll("-", " ")}`;

/** "Replacement Parts: Anu Varghese, about STIHL MS 250, for Kottayam" */
function toShopSubject(message: Message): string {
  const about = message.product ? `, about ${truncate(message.product)}` : "";
  const branch = message.branch ? `, for ${truncate(message.branch)}` : "";
  return `${subjectOf(message)}: ${truncate(message.name)}${about}${branch}`;
}

export function toShopMail(message: Message, settings: MailSettings): SendMailOptions {
  const { to, from = to } = settings;
  const { name, email, phone, product, branch } = message;
  const lines: [string, string][] = [
    ["Number", String(message.id)],
    ["Name", name],
    ["Email", email],
    ["Phone", phone],
    ["Product", product],
    ["Branch", branch],
    ["Sent", toTime(message.created_at, settings)],
  ];
  return {
    from,
    to,
    ...(email && { replyTo: { name: truncate(name), address: email } }),
    subject: toShopSubject(message),
    text: [
      ...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
      "",
      message.message,
    ].join("\n"),
  };
}

/** Omits the message itself: senders may enter other people's addresses. */
export function toAcknowledgement(message: Message, settings: MailSettings): SendMailOptions {
  const { to, from = to, name: siteName = "us" } = settings;
  return {
    from: { name: siteName, address: from },
    to: message.email,
    replyTo: to,
    subject: `Your message to ${siteName} has arrived`,
    text: [
      `Thank you. Your message of ${toTime(message.created_at, settings)} has arrived ` +
        "and we will reply to it.",
      "",
      `If you did not write to ${siteName}, someone entered your email address by mistake ` +
        "and you can ignore this email.",
    ].join("\n"),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

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

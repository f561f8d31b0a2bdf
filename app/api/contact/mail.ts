/** What the mails about a message say: to the dealer, and to the sender. */
import type { SendMailOptions } from "nodemailer";
import type { ContactSubject } from "#app/contract/contact.ts";
import type { Message } from "#app/contract/message.ts";

export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  smtpUrl: string;
  /** The dealer's address. */
  to: string;
  /** What mails come from; without it the dealer's address. */
  from?: string | undefined;
  /** Whether senders are told that their message has arrived. */
  acknowledge?: boolean;
  /** The dealer's name, and the zone that times are told in. */
  siteName?: string;
  timeZone?: string;
}

const SUBJECTS: Record<string, string> = {
  "product-support": "Product support",
  warranty: "Warranty",
  parts: "Parts",
  general: "General",
  feedback: "Feedback",
  other: "Other",
} satisfies Record<ContactSubject, string>;

/** A line of a mail has its bounds; a name has none. */
const LONGEST_PART = 100;
const short = (text: string) => (text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART)}…` : text).toWellFormed();

function toTime(created_at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  return `${format.format(new Date(created_at))} (${timeZone})`;
}

const subjectOf = ({ subject }: Message) => SUBJECTS[subject] ?? subject;

/** "Parts: Anu Varghese, about STIHL MS 250, for Kottayam" */
function toDealerSubject(message: Message): string {
  const about = message.product ? `, about ${short(message.product)}` : "";
  const branch = message.branch ? `, for ${short(message.branch)}` : "";
  return `${subjectOf(message)}: ${short(message.name)}${about}${branch}`;
}

export function toDealerMail(message: Message, settings: MailSettings): SendMailOptions {
  const { to, from = to, timeZone = "UTC" } = settings;
  const { name, email, phone, product, branch } = message;
  const lines: [string, string][] = [
    ["Name", name],
    ["E-mail", email],
    ["Phone", phone],
    ["About", product],
    ["Branch", branch],
    ["Sent", toTime(message.created_at, timeZone)],
  ];
  return {
    from,
    to,
    ...(email && { replyTo: { name: short(name), address: email } }),
    subject: toDealerSubject(message),
    text: [...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])), "", message.message].join("\n"),
  };
}

/** Nothing of the message is repeated: anybody can type anybody's address. */
export function toAcknowledgement(message: Message, settings: MailSettings): SendMailOptions {
  const { to, from = to, siteName = "us", timeZone = "UTC" } = settings;
  return {
    from: { name: siteName, address: from },
    to: message.email,
    replyTo: to,
    subject: `Your message to ${siteName} has arrived`,
    text: [
      `Thank you. Your message of ${toTime(message.created_at, timeZone)} has arrived, and we will answer it.`,
      "",
      `If you did not write to ${siteName}, somebody gave your address by mistake, and you need not do anything.`,
    ].join("\n"),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

/** Texts of the emails about a message, to the shop and to its sender. */
import type { SendMailOptions } from "nodemailer";
import { ownValue } from "#app/catalogue/own-value.ts";
import { truncate } from "#app/catalogue/text.ts";
import type { contactSubjects } from "#app/contract/contact-form.ts";
import type { Message } from "#app/contract/message.ts";

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

/** A visitor's message, as the contact form and `POST /api/contact` accept it. */
import { z } from "zod";
import { contactSubjects, HONEYPOT } from "./contact-form.ts";
import { Email, line, prose } from "./writing.ts";

/** The largest message as JSON, in bytes; most fields have no separate limit. */
export const MAX_CONTACT_BODY = 64 * 1024;

export const ContactSubject = z.enum(contactSubjects);
export type ContactSubject = z.infer<typeof ContactSubject>;

/** Mail to a domain without a dot, such as name@example, would not arrive. */
const PublicEmail = Email.regex(
  /^[^@]*@[^@.]+\./,
  "must be a complete email address, such as name@example.com",
);

/** A phone number has at least six digits. */
const CALLABLE = /(?:\d\D*){6}/;

/** Whether the message has an email address or a phone number to reply to. */
export function hasReplyAddress({ email, phone }: { email: string; phone: string }): boolean {
  return email !== "" || CALLABLE.test(phone);
}

/** A message with text in the honeypot field is from a robot. */
export const ContactMessage = z
  .strictObject({
    name: line(MAX_CONTACT_BODY, 1),
    email: z
      .union([z.literal(""), PublicEmail])
      .optional()
      .default(""),
    phone: line(MAX_CONTACT_BODY).optional().default(""),
    subject: ContactSubject,
    message: prose(MAX_CONTACT_BODY, 1),
    branch: line(200).optional().meta({ description: "Name of the branch" }),
    product: line(500).optional().meta({ description: "Name of the product" }),
    [HONEYPOT]: z.string().max(2000).optional(),
  })
  .refine(hasReplyAddress, {
    path: ["email"],
    message: "is missing: enter an email address or a phone number",
  })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The fields of a message as typed. */
export type ContactValues = Record<Exclude<keyof ContactMessage, typeof HONEYPOT>, string>;

/** The response to a message; it repeats nothing of it. */
export const ContactReceipt = z
  .strictObject({ success: z.literal(true) })
  .meta({ id: "ContactReceipt" });

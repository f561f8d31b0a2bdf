/** A visitor's message, as the contact form and `POST /api/contact` accept it. */
import { z } from "zod";
import { contactSubjects, HONEYPOT } from "./contact-form.ts";
import { Email, line, prose } from "./writing.ts";

/** The largest message as JSON, in bytes; most fields have no separate limit. */
export const MAX_CONTACT_BODY = 64 * 1024;

/** One that every shop has, or one of the shop's own. */
export const ContactSubject = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
  .max(60)
  .meta({ description: `${contactSubjects.join(", ")}, or a subject of the shop's own` });

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
  .strictObject({
    success: z.literal(true),
    data: z.strictObject({
      number: z.int().nullable().meta({ description: "The message's number; null for none" }),
    }),
  })
  .meta({ id: "ContactReceipt" });

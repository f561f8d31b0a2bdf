/** A visitor's message: what the contact form, `POST /api/contact` and the database take. */
import { z } from "zod";
import { contactSubjects, HONEYPOT } from "./contact-form.ts";
import { Email, line, prose } from "./writing.ts";

/** The largest message, bytes as JSON: the fields themselves have no bounds but the e-mail address. */
export const LARGEST_CONTACT_BODY = 64 * 1024;

export const ContactSubject = z.enum(contactSubjects.map(({ value }) => value));
export type ContactSubject = z.infer<typeof ContactSubject>;

/** Enough digits to call somebody. */
const CALLABLE = /(?:\d\D*){6}/;

/** Whether its sender can be answered. */
export function isAnswerable({ email, phone }: { email: string; phone: string }): boolean {
  return email !== "" || CALLABLE.test(phone);
}

/** Whoever fills in the honeypot is a robot. */
export const ContactMessage = z
  .strictObject({
    name: line(LARGEST_CONTACT_BODY, 1),
    email: z
      .union([z.literal(""), Email])
      .optional()
      .default(""),
    phone: line(LARGEST_CONTACT_BODY).optional().default(""),
    subject: ContactSubject,
    message: prose(LARGEST_CONTACT_BODY, 1),
    branch: line(200).optional().meta({ description: "Name of the branch it is for" }),
    product: line(500).optional().meta({ description: "Name of the product it is about" }),
    [HONEYPOT]: z.string().max(2000).optional(),
  })
  .refine(isAnswerable, { path: ["email"], message: "is missing, and no phone number is given instead" })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The fields of a message as they were typed. */
export type ContactValues = Record<Exclude<keyof ContactMessage, typeof HONEYPOT>, string>;

/** Nothing of what was sent is repeated. */
export const ContactReceipt = z.strictObject({ success: z.literal(true) }).meta({ id: "ContactReceipt" });

/** A visitor's message, as the contact form sends it. */
import { z } from "zod";
import { Email, line, prose } from "./writing.ts";

/** The largest body of the call, bytes: the fields themselves have no bounds but the e-mail address. */
export const LARGEST_CONTACT_BODY = 64 * 1024;

export const ContactSubject = z.enum(["product-support", "warranty", "parts", "general", "feedback", "other"]);
export type ContactSubject = z.infer<typeof ContactSubject>;

/** Enough digits to call somebody. */
const CALLABLE = /(?:\d\D*){6}/;

/** An e-mail address or a phone number must be there, to answer to. `website` is a honeypot for robots: people never see it, so whoever fills it in is none. */
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
    website: z.string().max(2000).optional(),
  })
  .refine(({ email, phone }) => email !== "" || CALLABLE.test(phone), {
    path: ["email"],
    message: "is missing, and no phone number is given instead",
  })
  .meta({ id: "ContactMessage" });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Nothing of what was sent is repeated. */
export const ContactReceipt = z.strictObject({ success: z.literal(true) }).meta({ id: "ContactReceipt" });

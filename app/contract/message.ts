/** Visitors' messages as the shop's people work on them. */
import { z } from "zod";
import { ContactSubject } from "./contact.ts";
import { Id } from "./reply.ts";
import { line, prose } from "./writing.ts";

export const MessageStatus = z.enum(["open", "handled"]).meta({ id: "MessageStatus" });
export type MessageStatus = z.infer<typeof MessageStatus>;

export const Message = z
  .strictObject({
    id: Id,
    name: z.string(),
    email: z.string().meta({ description: "Empty where only a phone was given" }),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    branch: z.string().meta({ description: "The branch it is for; empty for any" }),
    product: z.string().meta({ description: "The product it is about; empty for none" }),
    status: MessageStatus,
    note: z.string().meta({ description: "The shop's own" }),
    handled_at: z.string().nullable(),
    handled_by: z.string().nullable().meta({ description: "E-mail address of the account" }),
    created_at: z.string(),
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof Message>;

export const MessageUpdate = z
  .strictObject({ status: MessageStatus.optional(), note: prose(5000).optional(), branch: line(200).optional() })
  .refine((update) => Object.keys(update).length > 0, "must change something")
  .meta({ id: "MessageUpdate" });
export type MessageUpdate = z.infer<typeof MessageUpdate>;

export const PERSON_KEY =
  "E-mail address or phone number of one person: messages with an equal address in any case of " +
  "letters, or with an equal number, the calling code given or not";

/** Which messages; what is left out does not narrow. */
export const MessageFilter = z.object({
  status: MessageStatus.optional().meta({ description: "Open or handled" }),
  subject: ContactSubject.optional().meta({ description: "What it is about" }),
  branch: line(200).optional().meta({ description: "Name of the branch it is for" }),
  q: line(200).optional().meta({ description: "Text that the name, an address, the product or the message holds" }),
  person: line(254).optional().meta({ description: PERSON_KEY }),
});
export type MessageFilter = z.infer<typeof MessageFilter>;

export const ErasedMessages = z.strictObject({ erased: z.int() }).meta({ id: "ErasedMessages" });

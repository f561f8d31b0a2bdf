/** Visitors' messages as staff handle them. */
import { z } from "zod";
import { ContactSubject } from "./contact.ts";
import { changesSomething, Id, line, prose } from "./writing.ts";

export const MessageStatus = z.enum(["open", "handled"]).meta({ id: "MessageStatus" });
export type MessageStatus = z.infer<typeof MessageStatus>;

export const Message = z
  .strictObject({
    id: Id,
    name: z.string(),
    email: z.string().meta({ description: "Empty if only a phone number was entered" }),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
    branch: z.string().meta({ description: "Name of the branch; empty for any" }),
    product: z.string().meta({ description: "Name of the product; empty for none" }),
    status: MessageStatus,
    note: z.string().meta({ description: "Internal note" }),
    answer: z.string().meta({ description: "What staff answered; empty for nothing" }),
    handled_at: z.string().nullable(),
    handled_by: z.string().nullable().meta({ description: "Email address of the account" }),
    created_at: z.string(),
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof Message>;

export const MessageUpdate = z
  .strictObject({
    status: MessageStatus.optional(),
    note: prose(5000).optional(),
    answer: prose(5000).optional(),
    branch: line(200).optional(),
  })
  .refine(...changesSomething)
  .meta({ id: "MessageUpdate" });
export type MessageUpdate = z.infer<typeof MessageUpdate>;

const PERSON_KEY =
  "Email address or phone number of one person: matches messages with the same address, in upper " +
  "or lower case, or the same number, with or without calling code";

/** Filters of the list of messages. */
export const MessageFilter = z.object({
  status: MessageStatus.optional().meta({ description: "Status" }),
  subject: ContactSubject.optional().meta({ description: "Subject" }),
  branch: line(200).optional().meta({ description: "Name of the branch" }),
  q: line(200)
    .optional()
    .meta({ description: "Text in the name, email address, phone number, product or message" }),
  person: line(254).optional().meta({ description: PERSON_KEY }),
});
export type MessageFilter = z.infer<typeof MessageFilter>;

/** The person whose messages are erased. */
export const PersonParameter = z.object({ person: line(254, 3).meta({ description: PERSON_KEY }) });

export const ErasedMessages = z.strictObject({ erased: z.int() }).meta({ id: "ErasedMessages" });

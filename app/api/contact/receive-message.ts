/** Receives a visitor's message: checks the rate limit and stores it. */
import type { ContactMessage } from "#app/contract/contact.ts";
import { contactSubjects, HONEYPOT } from "#app/contract/contact-form.ts";
import { RATES } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";
import type { MailSettings } from "./mail.ts";
import { storeMessage } from "./store-message.ts";

interface MessageOrigin {
  /** The sender's idempotency key, or null. */
  key: string | null;
  /** For the rate limit; null for clients without an IP address. */
  clientAddress: string | null;
}

/**
 * @returns the message's number; null for a robot's
 * @throws ApiError 429 after too many messages, 409 for a key used for another message
 */
export type ReceiveMessage = (
  message: ContactMessage,
  sending: MessageOrigin,
) => Promise<number | null>;

/** @param mail null if no mails are sent @param subjects the shop's own */
export function createReceiver(
  database: Database,
  mail: MailSettings | null,
  subjects: () => readonly string[] = () => [],
): ReceiveMessage {
  const limit = createSharedRateLimit(database.db, "message", RATES.messages);
  return async (message, { key, clientAddress }) => {
    const known: readonly string[] = [...contactSubjects, ...subjects()];
    if (!known.includes(message.subject))
      throw new ApiError(400, `subject: must be one of ${known.join(", ")}`);
    const wait = clientAddress === null ? null : await limit.take(clientAddress);
    if (wait !== null) {
      throw new ApiError(
        429,
        "Too many messages were sent from your connection. Try again later, or call us.",
        wait,
      );
    }
    // Bots fill the hidden field; they get a success response.
    if (message[HONEYPOT]) return null;
    return storeMessage(database, message, {
      key,
      mail: mail !== null,
      acknowledge: mail?.acknowledge ?? false,
    });
  };
}

/** Takes a visitor's message: counts its sender and stores it. */
import type { ContactMessage } from "#app/contract/contact.ts";
import { HONEYPOT } from "#app/contract/contact-form.ts";
import { RATES } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";
import type { MailSettings } from "./mail.ts";
import { storeMessage } from "./store-message.ts";

interface Sending {
  /** The sender's idempotency key, or null. */
  key: string | null;
  /** Counted against the limit of messages; null for callers without one. */
  clientAddress: string | null;
}

/** @throws an `ApiError` where it is not taken: 429 after too many, 409 for a key used for another message. */
export type ReceiveMessage = (message: ContactMessage, sending: Sending) => Promise<void>;

/** @param mail null where nobody is mailed */
export function createReceiver(database: Database, mail: MailSettings | null): ReceiveMessage {
  const limit = createSharedRateLimit(database.db, "message", RATES.messages);
  return async (message, { key, clientAddress }) => {
    const wait = clientAddress === null ? null : await limit.take(clientAddress);
    if (wait !== null) {
      throw new ApiError(429, "Too many messages from your address. Please try again later or call us.", wait);
    }
    // Robots get the answer of success.
    if (message[HONEYPOT]) return;
    await storeMessage(database, message, { key, mail: mail !== null, acknowledge: mail?.acknowledge ?? false });
  };
}

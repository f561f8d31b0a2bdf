/**
 * Receives a visitor's message: checks the rate limit and stores it. An equal message or key within
 * ten minutes is a duplicate.
 */
import { hash } from "node:crypto";
import type { ContactMessage } from "#app/contract/contact.ts";
import { contactSubjects, HONEYPOT } from "#app/contract/contact-form.ts";
import { RATES } from "#app/limits.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { MailTable } from "../database/tables.ts";
import { allocateIds, type Writer } from "../database/writing.ts";
import { findResult, saveResult } from "../idempotency.ts";
import { createSharedRateLimit } from "../shared-rate-limit.ts";
import type { MailSettings } from "./outbox.ts";

const DUPLICATE_WINDOW_MS = 10 * 60_000;

type Content = Record<
  "name" | "email" | "phone" | "subject" | "message" | "branch" | "product",
  string
>;

function hashContent({ name, email, phone, subject, message, branch, product }: Content): string {
  return hash(
    "sha256",
    JSON.stringify([name, email.toLowerCase(), phone, subject, message, branch, product]),
  );
}

/** Deletes the duplicate checks of these messages. */
export async function deleteClaims(trx: Writer, messages: Content[]): Promise<void> {
  const hashes = messages.map(hashContent);
  await trx
    .deleteFrom("idempotency_keys")
    .where("scope", "in", ["contact", "contact-key"])
    .where("request_hash", "in", hashes)
    .execute();
}

/** Limits mails to an address that someone else enters repeatedly. */
const ACKNOWLEDGED_EVERY_MS = 24 * 60 * 60_000;

async function isAcknowledged(trx: Writer, email: string, id: number, now: Date): Promise<boolean> {
  const earlier = await trx
    .selectFrom("contact_messages")
    .select("id")
    .where("id", "!=", id)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("created_at", ">", new Date(now.getTime() - ACKNOWLEDGED_EVERY_MS).toISOString())
    .executeTakeFirst();
  return earlier !== undefined;
}

interface DeliveryOptions {
  /** The client's idempotency key. */
  key: string | null;
  /** Whether to mail the shop. */
  mail: boolean;
  /** Whether to acknowledge it to the sender. */
  acknowledge?: boolean;
  now?: Date;
}

/** @returns its number, or the equal message's. @throws ApiError 409 for another message's key. */
export async function storeMessage(
  database: Database,
  message: ContactMessage,
  delivery: DeliveryOptions,
): Promise<number> {
  const now = delivery.now ?? new Date();
  const { name, email, phone, subject, message: text, branch = "", product = "" } = message;
  const content = hashContent({ ...message, branch, product });
  return database.db.transaction().execute(async (trx) => {
    // Also makes messages that arrive together wait for each other.
    const id = await allocateIds(trx, "contact_messages");
    const { key } = delivery;
    const keys = [
      { scope: "contact", key: content, requestHash: content },
      ...(key === null
        ? []
        : [{ scope: "contact-key", key: hash("sha256", key), requestHash: content }]),
    ];
    const since = new Date(now.getTime() - DUPLICATE_WINDOW_MS).toISOString();
    const earlier: number[] = [];
    for (const each of keys) {
      const found = await findResult(trx, each, since, "message");
      if (found === null) await saveResult(trx, each, id, now);
      else earlier.push(found);
    }
    if (earlier.length > 0) return Math.min(...earlier);
    const created_at = now.toISOString();
    await trx
      .insertInto("contact_messages")
      .values({ id, name, email, phone, subject, message: text, branch, product, created_at })
      .execute();
    const queue = (kind: MailTable["kind"]) =>
      trx
        .insertInto("mails")
        .values({ message_id: id, kind, attempts: 0, next_attempt_at: created_at })
        .execute();
    if (delivery.mail) await queue("dealer");
    if (delivery.acknowledge && email !== "" && !(await isAcknowledged(trx, email, id, now)))
      await queue("sender");
    return id;
  });
}

interface MessageOrigin {
  /** The sender's idempotency key, or null. */
  key: string | null;
  /** For the rate limit; null for clients without an IP address. */
  clientAddress: string | null;
}

export type ReceiveMessage = ReturnType<typeof createReceiver>;

/** @param mail null if no mails are sent @param subjects the shop's own */
export function createReceiver(
  database: Database,
  mail: MailSettings | null,
  subjects: () => readonly string[] = () => [],
) {
  const limit = createSharedRateLimit(database.db, "message", RATES.messages);
  /**
   * @returns the message's number; null for a robot's
   * @throws ApiError 429 after too many messages, 409 for a key used for another message
   */
  return async (
    message: ContactMessage,
    { key, clientAddress }: MessageOrigin,
  ): Promise<number | null> => {
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

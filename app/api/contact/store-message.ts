/** Stores a visitor's message before it is acknowledged; the same message, or the same key, within ten minutes is one. */
import { createHash } from "node:crypto";
import type { ContactMessage } from "#app/contract/contact.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { takeIds, type Writer } from "../database/writing.ts";

const SAME_WITHIN_MS = 10 * 60_000;

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** True for the first call with the key, and for the first after ten minutes. @throws an ApiError for another content. */
async function claim(trx: Writer, scope: string, key: string, content: string, now: Date): Promise<boolean> {
  const first = { request_hash: content, answer: "", created_at: now.toISOString() };
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values({ scope, key, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "key"])
        .doUpdateSet(first)
        .where("idempotency_keys.created_at", "<", new Date(now.getTime() - SAME_WITHIN_MS).toISOString()),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return true;
  const same = trx.selectFrom("idempotency_keys").select("request_hash").where("scope", "=", scope);
  const { request_hash } = await same.where("key", "=", key).executeTakeFirstOrThrow();
  if (request_hash !== content) throw new ApiError(409, "Idempotency-Key: was used for another message");
  return false;
}

type Content = Record<"name" | "email" | "phone" | "subject" | "message" | "branch" | "product", string>;

function hashContent({ name, email, phone, subject, message, branch, product }: Content): string {
  return hash(JSON.stringify([name, email.toLowerCase(), phone, subject, message, branch, product]));
}

/** Forgets that these messages were ever sent. */
export async function forgetClaims(trx: Writer, messages: Content[]): Promise<void> {
  const hashes = messages.map(hashContent);
  await trx
    .deleteFrom("idempotency_keys")
    .where("scope", "in", ["contact", "contact-key"])
    .where("request_hash", "in", hashes)
    .execute();
}

/** A stranger's address given again and again must not be mailed again and again. */
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

export interface Delivery {
  /** The caller's own key for this message, where it has one. */
  key: string | null;
  /** Whether the dealer is to be mailed. */
  mail: boolean;
  /** Whether the sender is to be told that it has arrived. */
  acknowledge?: boolean;
  now?: Date;
}

/** @returns whether it was new. @throws an ApiError when the key was used for another message. */
export async function storeMessage(database: Database, message: ContactMessage, delivery: Delivery): Promise<boolean> {
  const now = delivery.now ?? new Date();
  const { name, email, phone, subject, message: text, branch = "", product = "" } = message;
  const content = hashContent({ ...message, branch, product });
  return database.db.transaction().execute(async (trx) => {
    const unseen = await claim(trx, "contact", content, content, now);
    const unkeyed = delivery.key === null || (await claim(trx, "contact-key", hash(delivery.key), content, now));
    if (!unseen || !unkeyed) return false;
    const id = await takeIds(trx, "contact_messages");
    const created_at = now.toISOString();
    await trx
      .insertInto("contact_messages")
      .values({ id, name, email, phone, subject, message: text, branch, product, created_at })
      .execute();
    const mail = { message_id: id, attempts: 0, next_attempt_at: created_at };
    if (delivery.mail) {
      await trx
        .insertInto("mails")
        .values({ ...mail, kind: "dealer" })
        .execute();
    }
    if (delivery.acknowledge && email !== "" && !(await isAcknowledged(trx, email, id, now))) {
      await trx
        .insertInto("mails")
        .values({ ...mail, kind: "sender" })
        .execute();
    }
    return true;
  });
}

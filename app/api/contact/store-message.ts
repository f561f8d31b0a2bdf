/** Stores a visitor's message; an equal message or key within ten minutes is a duplicate. */
import { hash } from "node:crypto";
import type { ContactMessage } from "#app/contract/contact.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { allocateIds, type Writer } from "../database/writing.ts";

const DUPLICATE_WINDOW_MS = 10 * 60_000;

/** True if the key is new or older than ten minutes. @throws ApiError 409 for different content. */
async function claim(
  trx: Writer,
  scope: string,
  key: string,
  content: string,
  now: Date,
): Promise<boolean> {
  const first = { request_hash: content, answer: "", created_at: now.toISOString() };
  const claimed = await trx
    .insertInto("idempotency_keys")
    .values({ scope, key, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "key"])
        .doUpdateSet(first)
        .where(
          "idempotency_keys.created_at",
          "<",
          new Date(now.getTime() - DUPLICATE_WINDOW_MS).toISOString(),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return true;
  const same = trx.selectFrom("idempotency_keys").select("request_hash").where("scope", "=", scope);
  const { request_hash } = await same.where("key", "=", key).executeTakeFirstOrThrow();
  if (request_hash !== content)
    throw new ApiError(409, "Idempotency-Key: was already used for a different message");
  return false;
}

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

/** @returns whether it was new. @throws ApiError 409 if the key belongs to another message. */
export async function storeMessage(
  database: Database,
  message: ContactMessage,
  delivery: DeliveryOptions,
): Promise<boolean> {
  const now = delivery.now ?? new Date();
  const { name, email, phone, subject, message: text, branch = "", product = "" } = message;
  const content = hashContent({ ...message, branch, product });
  return database.db.transaction().execute(async (trx) => {
    const isNew = await claim(trx, "contact", content, content, now);
    const isNewKey =
      delivery.key === null ||
      (await claim(trx, "contact-key", hash("sha256", delivery.key), content, now));
    if (!isNew || !isNewKey) return false;
    const id = await allocateIds(trx, "contact_messages");
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

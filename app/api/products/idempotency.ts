/** Remembers what a call with an Idempotency-Key made, so that repeating the call makes no second. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import type { Writer } from "../database/writing.ts";

export interface Keyed {
  scope: string;
  key: string;
  requestHash: string;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Keys of different administrators, and of different things to make, do not meet. Null without a key. */
export function toKeyed(
  made: "products" | "inventory",
  key: string | undefined,
  caller: { id: number },
  body: unknown,
): Keyed | null {
  if (key === undefined) return null;
  return { scope: `${made} ${caller.id}`, key: hash(key), requestHash: hash(JSON.stringify(body)) };
}

/** The id of what the first call made; null when this is the first. @throws an ApiError for another body. */
export async function findAnswer(db: Kysely<Tables>, { scope, key, requestHash }: Keyed): Promise<number | null> {
  const earlier = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.request_hash !== requestHash) throw new ApiError(409, "Idempotency-Key: was used for another call");
  return Number(earlier.answer);
}

export async function keepAnswer(trx: Writer, { scope, key, requestHash }: Keyed, id: number): Promise<void> {
  const created_at = new Date().toISOString();
  await trx
    .insertInto("idempotency_keys")
    .values({ scope, key, request_hash: requestHash, answer: String(id), created_at })
    .execute();
}

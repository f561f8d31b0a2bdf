/** Stores what a request with an Idempotency-Key created, so that a repetition creates nothing. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { ApiError } from "./api-error.ts";
import type { Tables } from "./database/tables.ts";
import type { Writer } from "./database/writing.ts";

interface IdempotencyKey {
  scope: string;
  key: string;
  requestHash: string;
}

/** Keys are scoped by user and resource. Null without a key. */
export function toIdempotencyKey(
  resource: "products" | "inventory",
  key: string | undefined,
  caller: { id: number },
  body: unknown,
): IdempotencyKey | null {
  if (!key) return null;
  return {
    scope: `${resource} ${caller.id}`,
    key: hash("sha256", key),
    requestHash: hash("sha256", JSON.stringify(body)),
  };
}

/**
 * The id that the first request created, or null.
 *
 * @param since ignores earlier requests; default none
 * @param what the request, in the error
 * @throws ApiError 409 for a different body
 */
export async function findResult(
  db: Kysely<Tables>,
  { scope, key, requestHash }: IdempotencyKey,
  since = "",
  what = "request",
): Promise<number | null> {
  const earlier = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .where("created_at", ">=", since)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.request_hash !== requestHash)
    throw new ApiError(409, `Idempotency-Key: was already used for a different ${what}`);
  return Number(earlier.answer);
}

export async function saveResult(
  trx: Writer,
  { scope, key, requestHash }: IdempotencyKey,
  id: number,
  now = new Date(),
): Promise<void> {
  const created_at = now.toISOString();
  const first = { request_hash: requestHash, answer: String(id), created_at };
  await trx
    .insertInto("idempotency_keys")
    .values({ scope, key, ...first })
    .onConflict((conflict) => conflict.columns(["scope", "key"]).doUpdateSet(first))
    .execute();
}

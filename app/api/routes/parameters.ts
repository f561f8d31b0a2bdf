/** Path parameters that several routes take. */
import { z } from "zod";

const LARGEST_ID = 2_147_483_647;

export const IdPath = z.object({
  id: z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from 1 to ${LARGEST_ID}`)
    .transform(Number)
    .pipe(z.int().min(1).max(LARGEST_ID))
    .meta({ type: "integer", minimum: 1, maximum: LARGEST_ID, description: "The id that lists give" }),
});

/** A whole number in a query, from 1. */
export function pageOf(most: number, description: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .meta({ type: "integer", minimum: 1, maximum: most, description });
}

export const SlugPath = z.object({
  slug: z.string().min(1).max(200).meta({ description: "The slug that lists give" }),
});

/** The ETag that reading the product gave. */
export const IfMatch = z.object({
  "if-match": z
    .string()
    .regex(/^(?:\*|(?:W\/)?"\d{1,9}")$/, 'must be a product\'s ETag, for example "3"')
    .optional()
    .meta({ description: "The ETag that reading the product gave; when it has been changed since, the answer is 412" }),
});

/** A caller's own name for a call that it may have to repeat. */
export function idempotencyKey(effect: string) {
  return z.object({
    "idempotency-key": z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: `Any text of the caller's own, new for each ${effect}; repeated, nothing is made twice` }),
  });
}

/** Null where any version will do. */
export function toExpectedVersion(ifMatch: string | undefined): number | null {
  return ifMatch === undefined || ifMatch === "*" ? null : Number(ifMatch.replace(/[^\d]/g, ""));
}

/** Path parameters that several routes take. */
import { z } from "zod";
import { LARGEST_ID } from "#app/catalogue/id.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";

export const IdPath = z.object({ id: wholeNumber(1, LARGEST_ID, "The id that lists give") });

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

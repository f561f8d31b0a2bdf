/** Parameters and headers that several routes share. */
import { z } from "zod";
import { MAX_ID } from "#app/catalogue/id.ts";
import { wholeNumber } from "#app/contract/writing.ts";

export const IdPath = z.object({ id: wholeNumber(1, MAX_ID, "The id") });

export const SlugPath = z.object({
  slug: z.string().min(1).max(200).meta({ description: "The slug" }),
});

/** The ETag of the product as it was read. */
export const IfMatch = z.object({
  "if-match": z
    .string()
    .regex(/^(?:\*|(?:W\/)?"\d{1,9}")$/, 'must be a product\'s ETag, for example "3"')
    .optional()
    .meta({
      description:
        "The ETag of the product as it was read; if it has changed since, the response is 412",
    }),
});

/** The header with which a caller can repeat a call safely. */
export function idempotencyKey(effect: string) {
  return z.object({
    "idempotency-key": z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({
        description: `Any text, new for each ${effect}; repeating a key has no effect`,
      }),
  });
}

/** The version in the header `If-Match`; null for any. */
export function expectedVersion({ "if-match": ifMatch }: z.infer<typeof IfMatch>): number | null {
  return ifMatch === undefined || ifMatch === "*" ? null : Number(ifMatch.replace(/[^\d]/g, ""));
}

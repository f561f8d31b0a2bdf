/** The envelope every answer travels in: `{success, data, total?}`, or `{success: false, error}`. */
import { z } from "zod";
import { LARGEST_ID } from "#app/catalogue/id.ts";

/** Ids are positive and fit both databases' 32-bit integer columns. */
export const Id = z.int().min(1).max(LARGEST_ID);

/** What a failed call answers, whatever its status; `error` is a sentence for a person and names the field at fault. */
export const Failure = z
  .strictObject({ success: z.literal(false), error: z.string() })
  .meta({ id: "Failure", description: "Why a call was refused" });
export type Failure = z.infer<typeof Failure>;

/** A call that answers with one thing. */
export function successOf<T extends z.ZodType>(data: T) {
  return z.strictObject({ success: z.literal(true), data });
}

/** A call that answers with a list; `total` counts all matches, not only the ones on this page. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ success: z.literal(true), data: z.array(item), total: z.int().min(0) });
}

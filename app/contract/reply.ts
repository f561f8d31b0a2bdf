/** The envelope of every response: `{success, data, total?}` or `{success: false, error}`. */
import { z } from "zod";

/** The body of every error response; `error` is a message for people that names the field. */
export const Failure = z
  .strictObject({ success: z.literal(false), error: z.string() })
  .meta({ id: "Failure", description: "An error" });
export type Failure = z.infer<typeof Failure>;

/** A response with one item. */
export function successOf<T extends z.ZodType>(data: T) {
  return z.strictObject({ success: z.literal(true), data });
}

/** A response with a list; `total` counts all matches, not only those on this page. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ success: z.literal(true), data: z.array(item), total: z.int().min(0) });
}

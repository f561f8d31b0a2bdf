/** What the desk needs of a category or subcategory to offer it for choice. */
import { z } from "zod";
import { Id } from "#app/contract/reply.ts";

/** Collections are lists across categories; other places than categories have no kind. */
export const PlaceOption = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  kind: z.enum(["category", "collection"]).optional(),
});
export type PlaceOption = z.infer<typeof PlaceOption>;

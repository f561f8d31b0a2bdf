/** What the desk needs of a category or subcategory to offer it for choice. */
import { z } from "zod";
import { Id } from "#app/contract/reply.ts";

export const PlaceOption = z.object({ id: Id, name: z.string() });
export type PlaceOption = z.infer<typeof PlaceOption>;

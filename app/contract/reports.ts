/** What visitors searched for, and which pages led to a call: counts alone. */
import { z } from "zod";
import { Id } from "./reply.ts";

export const SearchCount = z
  .strictObject({ words: z.string(), count: z.int().min(1), last_day: z.string() })
  .meta({ id: "SearchCount" });
export type SearchCount = z.infer<typeof SearchCount>;

/** What kind of page a visitor was on. */
export const TapPage = z.enum([
  "home",
  "product",
  "list",
  "search",
  "compare",
  "branches",
  "town",
  "contact",
  "about",
  "other",
]);
export type TapPage = z.infer<typeof TapPage>;

export const TapWay = z.enum(["call", "whatsapp"]);

/** Somebody tapped a number, or the way to a chat. */
export interface Tap {
  way: z.infer<typeof TapWay>;
  page: TapPage;
}

/** `product` is null on other pages, and where the product is gone. */
export const TapCount = z
  .strictObject({
    page: TapPage,
    product: z.strictObject({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    calls: z.int().min(0),
    chats: z.int().min(0),
  })
  .meta({ id: "TapCount" });
export type TapCount = z.infer<typeof TapCount>;

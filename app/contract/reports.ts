/** Reports: counts of searches, and of clicks on phone numbers and chats. */
import { z } from "zod";
import { Id } from "./reply.ts";

export const SearchCount = z
  .strictObject({ words: z.string(), count: z.int().min(1), last_day: z.string() })
  .meta({ id: "SearchCount" });
export type SearchCount = z.infer<typeof SearchCount>;

/** The kind of page that was clicked on. */
export const ClickPage = z.enum([
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
export type ClickPage = z.infer<typeof ClickPage>;

export const ClickWay = z.enum(["call", "whatsapp"]);

/** A visitor's click on a phone number or a chat link. */
export interface Click {
  way: z.infer<typeof ClickWay>;
  page: ClickPage;
}

/** `product` is null on other pages, and if the product has been removed. */
export const ClickCount = z
  .strictObject({
    page: ClickPage,
    product: z.strictObject({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    calls: z.int().min(0),
    chats: z.int().min(0),
  })
  .meta({ id: "ClickCount" });
export type ClickCount = z.infer<typeof ClickCount>;

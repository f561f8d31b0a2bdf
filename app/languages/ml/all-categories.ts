/** The page of all categories in Malayalam. */
import type { Messages } from "../en/messages.ts";

export const allCategories: Messages["allCategories"] = {
  home: "ആമുഖം",
  title: "എല്ലാ വിഭാഗങ്ങളും",
  description: (shop) => `${shop} വിൽക്കുന്ന എല്ലാ വിഭാഗങ്ങളും.`,
  categories: "വിഭാഗങ്ങൾ",
  more: "ഇവയും ലഭ്യമാണ്",
};

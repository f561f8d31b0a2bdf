/** The menus of a shop that has written none, in Malayalam. */
import type { ServerMessages } from "../en/server-messages.ts";

export const defaultMenus: ServerMessages["defaultMenus"] = {
  pages: "താളുകൾ",
  allCategories: "എല്ലാ വിഭാഗങ്ങളും",
  locations: "ഞങ്ങളുടെ ശാഖകൾ",
  about: "ഞങ്ങളെക്കുറിച്ച്",
  contact: "ബന്ധപ്പെടുക",
  search: "തിരയുക",
  compare: "താരതമ്യം",
};

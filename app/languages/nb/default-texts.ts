/** The menus of a shop that has written none, in Norwegian. */
import type { ServerMessages } from "../en/server-messages.ts";

export const defaultMenus: ServerMessages["defaultMenus"] = {
  pages: "Sider",
  allCategories: "Alle kategorier",
  locations: "Her finner du oss",
  about: "Om oss",
  contact: "Kontakt",
  search: "Søk",
  compare: "Sammenlign produkter",
};

/** The page of all categories in Norwegian. */
import type { Messages } from "../en/messages.ts";

export const allCategories: Messages["allCategories"] = {
  home: "Forside",
  title: "Alle kategorier",
  description: (shop) => `Alle kategoriene i katalogen til ${shop}.`,
  categories: "Kategorier",
  more: "Også i sortimentet",
};

/** Texts about a category or product that does not exist in Norwegian. */
import type { Messages } from "../en/messages.ts";

export const notFound: Messages["notFound"] = {
  category: {
    title: "Kategorien finnes ikke",
    description: "Velg en annen kategori.",
    backToHome: "Til forsiden",
  },
  product: {
    title: "Produktet finnes ikke",
    description: "Produktet du leter etter, finnes ikke eller er fjernet.",
    backToHome: "Til forsiden",
  },
  search: "Søk etter produkter",
  allCategories: "Alle kategorier",
};

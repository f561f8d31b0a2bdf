/** The home page in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number, products } from "./intl.ts";

export const home: Messages["home"] = {
  title: "Forside",
  description: (shop) => `${shop}: sammenlign produkter, finn en avdeling, still et spørsmål.`,
  shopByCategory: "Velg kategori",
  featured: "Verdt en nærmere titt",
  apiIssue: (reason) => `Feil ved henting av katalogen: ${reason}`,

  previousCategories: "Forrige kategorier",
  nextCategories: "Neste kategorier",
  highlights: "Utvalgt",
  carousel: "karusell",
  slide: "bilde",
  slideOf: (slide, total) => `${number(slide)} av ${number(total)}`,
  play: "Spill av",
  pause: "Pause",
  previousSlide: "Forrige bilde",
  nextSlide: "Neste bilde",
  whyHere: "Hvorfor handle her",
  keyToPicture: "Forklaring til bildet",
  viewProduct: "Vis produkt",
  products,
  noSubcategories: (requested, available) =>
    `Fant ingen underkategorier. Ønsket: ${requested.join(", ")}. Tilgjengelig: ${available.join(", ") || "ingen"}.`,
  scroll: (heading) => `Rull: ${heading}`,
};

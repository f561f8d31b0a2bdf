/** The texts of a shop that has not written its own, in Norwegian. */
import type { ServerMessages } from "../en/server-messages.ts";

export const defaultTexts: ServerMessages["defaultTexts"] = {
  menus: {
    pages: "Sider",
    allCategories: "Alle kategorier",
    locations: "Her finner du oss",
    about: "Om oss",
    contact: "Kontakt",
    search: "Søk",
    compare: "Sammenlign produkter",
  },
  badgeText: "Utvalgt",
  offer: "Mulig",
  stock: { in: "På lager", out: "Ikke på lager", ask: "Spør avdelingen" },
  branchType: "Avdeling",
  about: { title: "Om oss" },
  contact: { lead: "Fortell oss om maskinen og jobben." },
  areas: {
    heading: "Levering og service i {city}",
    popularHeading: "Aktuelle maskiner i {city}",
  },
  call: "Fortell oss hva du skal gjøre. Vi foreslår en maskin og oppgir prisen.",
};

/** Lists of products and their filters in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number, plural, products } from "./intl.ts";

export const lists: Messages["lists"] = {
  heading: "Produkter",
  count: products,
  close: (words) => `Ligner også på «${words}»`,
  shown: (shown, total, hasChanged) =>
    `${number(shown)} av ${number(total)} vises${hasChanged ? ". Listen er endret og ble hentet på nytt." : ""}`,
  moreFailed: (shown, total) =>
    `${number(shown)} av ${number(total)} vises. Flere produkter kunne ikke hentes. Kontroller forbindelsen, og prøv igjen.`,
  previous: "Forrige",
  next: "Neste",
  loadMore: "Vis flere",
  loadMoreProducts: "Vis flere produkter",

  filters: "Filtre",
  filtersChosen: (count) => `Filtre (${number(count)})`,
  closeFilters: "Lukk filtrene",
  showProducts: (total) => `Vis ${products(total)}`,
  productType: "Produkttype",
  brand: "Merke",
  powerType: "Drift",
  powerTypes: {
    corded: "Elektrisk",
    cordless: "Batteri",
    petrol: "Bensin",
    diesel: "Diesel",
    manual: "Manuell",
  },
  ampHours: "Batteriets amperetimer",
  subcategory: "Underkategori",
  all: "Alle",
  showAll: (options) => `Vis alle ${number(options)}`,
  findType: "Finn en type",
  findProductType: "Finn en produkttype",
  noType: "Ingen produkttype passer.",
  activeFilters: "Valgte filtre",
  filter: (label) => `filteret ${label}`,
  removeFilter: "Fjern filteret",
  clearAll: "Fjern alle",

  sort: "Sorter",
  apply: "Bruk",

  askAbout: "Spør om disse",
  compareThese: "Sammenlign disse",
  helpMeChoose: (questions) =>
    plural(questions, {
      one: "Hjelp meg å velge: 1 spørsmål",
      other: `Hjelp meg å velge: ${number(questions)} spørsmål`,
    }),
  suited: (count) => plural(count, { one: "Denne passer", other: `Disse ${number(count)} passer` }),

  noneTitle: "Fant ingen produkter",
  none: "Det er ingen produkter i denne kategorien. Se i de andre kategoriene.",
  clearAllFilters: "Fjern alle filtre",
  allCategories: "Alle kategorier",

  regularPrice: "Ordinær pris:",
  noDescription: "Ingen beskrivelse",
  viewDetails: "Se detaljer",

  comparison: "Sammenligning",
  compare: "Sammenlign",
  remove: (model) => `Fjern ${model}`,
  addProduct: "Legg til produkt",
  clearComparison: "Fjern alle",
  compareProducts: "Sammenlign produkter",
  tooFew: (fewest) => `Velg minst ${number(fewest)} produkter å sammenligne`,
  tooMany: (max) => `Du kan sammenligne opptil ${number(max)} produkter`,

  subcategoryTitle: "Produkter i underkategorien",
  questionsAbout: (group) => `Spørsmål om ${group}`,
};

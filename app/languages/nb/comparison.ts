/** The comparison page in Norwegian. */
import type { Messages } from "../en/messages.ts";

/** For products that are drawn to the same scale, by their number. */
const ONE_SCALE = [
  "",
  "",
  "Begge er tegnet i samme målestokk.",
  "Alle tre er tegnet i samme målestokk.",
  "Alle fire er tegnet i samme målestokk.",
];

export const comparison: Messages["comparison"] = {
  title: "Sammenlign produkter",
  titleOf: (models) => `Sammenlign produkter: ${models}`,
  description: "Sammenlign spesifikasjonene til opptil fire maskiner side ved side.",
  descriptionOf: (models) => `${models} side ved side: spesifikasjoner og forskjeller.`,
  onlyDifferences: "Bare forskjeller",
  person: "Person, 165 cm",
  close: "Lukk sammenligningen",
  notLoaded: (reason) => `Noen produkter kunne ikke hentes: ${reason}`,
  askUs: "Spør oss",
  whichOne: "Hvilken passer til ditt arbeid? Spør oss.",
  askAbout: "Spør om disse",
  call: (phone) => `Ring ${phone}`,

  table: "Sammenligning",
  caption: (names) => `${names} side ved side`,
  learnMore: "Les mer",
  learnMoreAbout: (model) => `Les mer om ${model}`,
  remove: (model) => `Fjern ${model}`,
  addProduct: "Legg til produkt",
  price: "Pris",
  sku: "Varenr.",
  brief: "Beskrivelse",
  productType: "Produkttype",
  notKnown: "Ikke oppgitt",
  differs: ", forskjellig",
  unlike: "Disse maskinene gjør ulikt arbeid. Tabellen viser det de har felles.",
  allRows: "Vis alle rader",
  noDifferences: "Disse produktene har ingen forskjeller i spesifikasjonene.",
  oneScale: (products) => ONE_SCALE[products] ?? "",
  noScale: "Ikke i samme målestokk",
  sideways: (products) => `${products} produkter: rull sidelengs`,
  marks: "Produktene er forskjellige i de markerte radene.",
  bars: "Hver stolpe viser verdien i forhold til den største i raden.",

  fewTitle: "Ingen produkter å sammenligne",
  few: "Velg minst to maskiner for å se dem side ved side.",
  browse: "Se produkter",
};

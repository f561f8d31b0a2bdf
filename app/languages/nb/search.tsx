/** The search page in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number, plural, products } from "./intl.ts";

const closeMatches = (count: number) =>
  plural(count, { one: "1 lignende treff", other: `${number(count)} lignende treff` });

export const search: Messages["search"] = {
  title: "Søk etter produkter",
  resultsTitle: "Søkeresultater",
  searchFor: (words) => `Søk: ${words}`,
  description: "Søk i alle maskiner, tilbehør og verktøy etter navn, arbeid eller spesifikasjon.",
  form: "Søkeresultater",
  field: "Søk etter produkter",
  fieldHint: "Skriv et søkeord",
  submit: "Søk",
  in: "I",
  everywhere: ", søk overalt i stedet",
  showing: (words) => (
    <>
      Viser resultater for <strong>{words}</strong>.
    </>
  ),
  insteadFor: (words) => `Søk i stedet etter ${words}`,

  found: (count) => `Fant ${products(count)}`,
  foundIn: (count, category) => `Fant ${products(count)} i ${category}`,
  foundFor: (count, words) => `Fant ${products(count)} for «${words}»`,
  foundAndClose: (count, words, close) =>
    `Fant ${products(count)} for «${words}», og ${closeMatches(close)}`,
  onlyClose: (close, words) => `Ingen nøyaktige treff for «${words}», men ${closeMatches(close)}`,

  noneTitle: "Fant ingen produkter",
  noneFor: (words) =>
    `Vi fant ingen produkter som passer til «${words}». Prøv andre ord, eller se i kategoriene.`,
  noneFiltered: "Ingen produkter passer til filtrene. Fjern et filter, eller se i kategoriene.",
  didYouMean: "Mente du",
  browseAll: "Se alle produkter",
  askOnWhatsApp: "Spør oss på WhatsApp",
  haveYou: (words) => `Har dere dette? ${words}`,
  call: (phone) => `Ring ${phone}`,
};

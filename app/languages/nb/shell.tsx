/** The header, the search box, loading texts and parts of many pages in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { list, number, products } from "./intl.ts";

const loading = { title: "Henter ..." };

export const shell: Messages["shell"] = {
  skip: "Gå til innholdet",
  home: (shop) => `${shop}, forside`,
  menu: "Meny",
  search: "Søk",
  branches: "Avdelinger",
  contact: "Kontakt",
  mainMenu: "Hovedmeny",
  breadcrumb: "Brødsmulesti",
  callOrChat: "Ring eller chat",
  call: "Ring",
  whatsApp: "WhatsApp",
  share: "Del",
  getDirections: "Veibeskrivelse",
  toBranch: (name) => ` til ${name}`,
  map: "Kart over avdelingene våre",
  mapFailed: "Kartet kunne ikke hentes. Listen har alle adressene.",
  person: "En person på 165 cm, i samme målestokk",
  image: "Produktbilde",
  noImage: "Bilde mangler",
  removed: (names) => `Fjernet ${list(names).join("")}`,

  searchBox: "Søk etter produkter",
  searchExample: "Søk etter navn eller arbeid",
  searchHint: "Skriv et søkeord",
  searching: "Søker ...",
  searchingProducts: "Søker etter produkter ...",
  resultsFor: (words) => `Produkter for ${words}`,
  showing: (words) => `Viser resultater for ${words}`,
  results: (shown, total) =>
    shown < total ? `${number(shown)} av ${number(total)} produkter` : products(total),
  noResultsOffline: "Du er ikke tilkoblet. Prøv igjen når du er på nett.",
  allResults: (total) => `Se alle produkter (${number(total)})`,
  viewDetails: "Se detaljer",

  loading,
  loadingHome: { ...loading, text: "Henter de nyeste produktene og kategoriene ..." },
  loadingProducts: (category) => ({
    title: "Henter produkter ...",
    text: `Henter produkter i ${category} ...`,
  }),
  loadingComparison: { title: "Henter sammenligningen ..." },
  offline: (
    <>
      <b>Du er ikke tilkoblet.</b> Prøv igjen når du er på nett.
    </>
  ),
  tryAgain: "Prøv igjen",
};

/** The names of pages by which visitors search for them, in Norwegian. */
import type { ServerMessages } from "../en/server-messages.ts";
import { number } from "./intl.ts";

/** Words that name no page. */
const FILLERS = new Set(
  `alle av da de deg dem den denne der dere det dette du eller en er et finn finne fins finnes for fra får ha har hva
  hvem hvilke hvilken hvilket hvor hvordan i jeg kan kjøpe man med meg mye mot mye når og om oss på se si side sider
  skal som side til trenger vi vil vis å butikk butikken maskin maskiner produkt produkter verktøy info`.split(
    /\s+/,
  ),
);

const weekdays = "søndag mandag tirsdag onsdag torsdag fredag lørdag".split(" ");
const HOURS = "åpningstider åpningstid stenger åpent i dag søndag helligdag";
const REACH = "adresse telefon nummer kart veibeskrivelse kontakt whatsapp epost e-post";

export const searchTargets: ServerMessages["searchTargets"] = {
  isFiller: (word) => FILLERS.has(word),
  headLast: (query) => query.replace(/^(.+?) (?:for|av|på|til) (.+)$/i, "$2 $1"),
  noneFor: (words) => `Fant ingen produkter for «${words}». Prøv andre ord.`,
  found: "Sider og kategorier",
  asksForBranch: (query) =>
    /\bnær(?:mest|meste|heten)?\b|\b(?:butikk|butikken|avdeling|forhandler) (?:i|på|ved) /i.test(
      query,
    ) || /^(?!.*\b(?:for|til)\b).+ (?:avdeling|butikk|forhandler)$/i.test(query),
  startFromCategory: "Begynn med en kategori",
  withCount: (name, count) => `${name}, ${number(count)}`,

  branches: {
    label: "Avdelinger og åpningstider",
    names: [
      ["avdelinger", "butikker", "adresse", "veibeskrivelse", "kart", "nærmeste avdeling"],
      ["åpningstider", "åpningstid", "stengetid", "åpent i dag", "søndagsåpent", "helligdager"],
      ["forhandler", "forhandlere"],
    ].flat(),
    beside: `${HOURS} ${REACH}`,
  },
  branchText: (address, hours, closed, phone) =>
    [
      `${address}. ${hours}.`,
      closed.length > 0 && `Stengt ${closed.map((day) => weekdays[day]).join(", ")}.`,
      `Telefon ${phone}.`,
    ]
      .filter(Boolean)
      .join(" "),
  topics: [
    ["tilskudd", "støtte"],
    ["levering", "frakt", "leveranse"],
    ["garanti", "reklamasjon"],
    ["retur", "angrerett", "bytte"],
    ["service", "reparasjon", "reparere", "verksted"],
    ["reservedel", "reservedeler", "deler", "forgasser", "tennplugg", "stempel", "clutch"],
    ["finansiering", "avbetaling", "lån", "delbetaling"],
  ],
  financeWords: ["finansiering", "avbetaling", "lån", "delbetaling"],
  finance: (options) => ({
    label: "Finansiering",
    text: `Vi tilbyr: ${options.join(", ")}. Spør oss om vilkårene.`,
  }),
  priceWords: ["pris", "priser", "koster", "billig", "billigst"],
  prices: (phone) => ({
    label: "Priser",
    text: `Prisene står ikke på nettstedet. Spør om dem på WhatsApp eller telefon: ${phone}.`,
  }),
  advice: (list, answer) => `${list}: ${answer}`,
  compare: (models) => `Sammenlign ${models.join(", ")}`,
  orders: {
    lett: "least-weight",
    lettest: "least-weight",
    liten: "least-weight",
    minst: "least-weight",
    kraftig: "most-engine-power",
    sterkest: "most-engine-power",
    billig: "price-asc",
    billigst: "price-asc",
  },
  branch: (name) => ({
    label: `Avdeling ${name}`,
    names: [name],
    beside: `avdeling butikk forhandler service reparasjon verksted ${HOURS} ${REACH}`,
  }),
  town: "levering sted kommune område avdeling forhandler",
  contact: {
    label: "Kontakt",
    names: [
      ["kontakt", "kundeservice", "kundesenter", "telefonnummer", "epost", "e-post"],
      ["forespørsel", "klage", "chat", "whatsapp", "hjelp", "tilbud"],
    ].flat(),
    beside: REACH,
  },
  about: { label: "Om oss", names: ["om oss", "firma", "historie"], beside: "" },
  allCategories: {
    label: "Alle kategorier",
    names: ["alle kategorier", "kategorier", "katalog"],
    beside: "",
  },
  comparison: {
    label: "Sammenlign produkter",
    names: ["sammenlign", "sammenligning"],
    beside: "",
  },
  more: {
    warranty: ["garanti", "reklamasjon"],
    returns: ["retur", "angrerett", "bytte"],
    manuals: ["bruksanvisning", "brukerhåndbok", "manual"],
    parts: ["reservedeler", "deler"],
    repair: ["service", "reparasjon", "verksted", "vedlikehold"],
    careers: ["jobb", "ledige stillinger"],
    "terms-of-service": ["vilkår", "betingelser"],
  },
  lists: { deals: ["tilbud", "rabatt", "salg"] },
};

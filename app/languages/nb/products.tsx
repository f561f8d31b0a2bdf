/** The product page in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number } from "./intl.ts";

export const products: Messages["products"] = {
  home: "Forside",
  products: "Produkter",
  description: (name, facts, shop) =>
    facts ? `${name}: ${facts}. Fås hos ${shop}.` : `${name}. Fås hos ${shop}.`,
  product: "Produkt",
  sku: (sku) => `Varenr. ${sku}`,
  weReply: (promise) => `Vi svarer ${promise}.`,
  finance: "Finansiering",
  isSafety: (question) => /trygg|sikker/i.test(question),
  priceBy: (whatsApp, phone) => (
    <>
      Pris på {whatsApp("WhatsApp")} eller {phone("telefon")}
    </>
  ),

  addToEnquiry: "Legg til i forespørsel",

  contactNow: "Kontakt oss nå",
  chat: "Chat på WhatsApp",
  callService: "Ring kundeservice",
  call: (branch) => `Ring ${branch}`,
  requestQuote: "Be om tilbud på e-post",
  sendMessage: "Send oss en melding",
  weReplyByEmailOrPhone: "Vi svarer på e-post eller telefon.",
  quoteSubject: (product) => `Forespørsel om tilbud: ${product}`,
  quote: ({ name, id, sku }, shop) => [
    `Hei, ${shop}!`,
    "",
    "Send meg et tilbud på:",
    `Produkt: ${name}`,
    sku ? `Varenr.: ${sku}` : `Produktnummer: ${id}`,
    "",
    "Navn:",
    "Sted:",
    "Telefon:",
  ],
  question: ({ name, id, sku }) =>
    sku
      ? `Hei, jeg vil gjerne vite mer om ${name} (varenr. ${sku}).`
      : `Hei, jeg vil gjerne vite mer om ${name} (produkt ${id}).`,

  share: "Del",
  whatsApp: "WhatsApp",
  facebook: "Facebook",
  textMessage: "SMS",
  print: "Skriv ut",
  link: "Lenke til denne siden",
  copy: "Kopier",
  copied: "Lenken er kopiert.",
  copyFailed: "Lenken kunne ikke kopieres. Den er markert: kopier den fra feltet.",

  findBranch: "Finn avdeling",
  branchesAs: "Vis avdelingene som",
  map: "Kart",
  list: "Liste",
  showOnMap: "Vis på kartet",
  close: "Lukk",

  picturesOf: (name) => `Bilder av ${name}`,
  noPicture: "Det finnes ikke noe bilde av dette produktet ennå.",
  enlarge: "Forstørr bildet",
  picture: "Bilde",
  larger: "Større",
  pictureNumber: (position) => `Bilde ${number(position)}`,
  position: (position, total) => `${number(position)} av ${number(total)}`,
  previousPicture: "Forrige bilde",
  nextPicture: "Neste bilde",
  besidePerson: "Ved siden av en person på 165 cm",
  videos: {
    youtube: (position) => `YouTube-video ${number(position)}`,
    facebook: (position) => `Facebook-video ${number(position)}`,
    file: (position) => `Video ${number(position)}`,
  },
  play: (video) => `Spill av: ${video}`,

  keySpecifications: "De viktigste spesifikasjonene",
  technicalDetails: "Tekniske data",
  showAll: (details) => `Vis alle ${number(details)} data`,
  moreDetails: "Flere tekniske data",
  askForMore: (askUs) => (
    <>Trenger du en annen spesifikasjon? {askUs("Spør oss")}, så finner vi den ut.</>
  ),
  askForAny: (askUs) => <>Trenger du spesifikasjonene? {askUs("Spør oss")}, så finner vi dem ut.</>,
  descriptionHeading: "Beskrivelse",
  table: "Tabell",
  features: "Detaljer og egenskaper",

  alsoNeeded: "Du trenger også",
  machinesItFits: "Maskiner den passer til",
  kindWithCount: (kind, count) => `${kind} (${number(count)})`,
  threeNumbers: (own) =>
    `${own && `Denne sagen: ${own}. `}Les de tre tallene på sverdet: deling, sporbredde og antall drivlenker. De må være de samme på kjedet.`,
  links: (count) => `${count} drivlenker`,
  barLength: "Lengden på sverdet",
  noneForBar: (length) =>
    `Vi har ikke noe kjede eller sverd ${length && `på ${length} `}til denne sagen.`,
  askForFit: "Spør oss om det",
  related: "Lignende produkter",
  noRelated: "Fant ingen lignende produkter i denne kategorien.",
  alsoLike: "Kanskje også noe for deg",
  noOthers: "Fant ingen andre produkter.",
  previousIn: (list) => `Forrige i ${list}`,
  nextIn: (list) => `Neste i ${list}`,
};

/** The page of a town in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { list, number } from "./intl.ts";

export const towns: Messages["towns"] = {
  home: "Forside",
  serviceAreas: "Områder vi betjener",
  lead: (heading, shop) => `${heading}: levering, service og nærmeste avdeling av ${shop}.`,
  districtLead: (heading, towns) => `${heading}: levering og service i ${list(towns).join("")}.`,
  description: (town, lead) => `${town}: ${lead}`,
  headOfficeIn: (type, town) => `${type} i ${town}`,
  branchIn: (town) => `Avdeling i ${town}`,
  kmFromHeadOffice: (km) => `${number(km)} km fra hovedkontoret, i luftlinje`,
  availableAcross: (region) => `Tilgjengelig i hele ${region}`,
  byNearestBranch: "Levert av nærmeste avdeling",

  landAround: (town) => `Landet rundt ${town}`,
  cropsAround: (town) => `Avlinger rundt ${town}`,
  suitedMachines: "Maskiner som passer her",
  whyHere: "Hvorfor handle hos oss",

  deliveryTo: (town) => `Levering til ${town}`,
  freeDelivery: "Fri levering",
  freeAbove: (amount) => `ved kjøp over ${amount}`,
  isWithin: (town, km) => `${town} ligger mindre enn ${number(km)} km fra hovedkontoret.`,
  deliveryPrice: "Leveringspris",
  onRequest: "på forespørsel",
  isBeyond: (town, km) =>
    `Levering er fri innenfor ${number(km)} km fra hovedkontoret; ${town} ligger lenger unna.`,
  freeWithin: (km) =>
    `Bare innenfor ${number(km)} km fra hovedkontoret. Utenfor koster leveringen noe.`,
  freeWithinOnly: (km, region) =>
    `Bare innenfor ${number(km)} km fra hovedkontoret. Levering til resten av ${region} koster noe.`,
  deliveryTime: "Leveringstid",
  setup: "Montering",
  district: "Område",
  callNow: "Ring nå",
  whatsApp: "WhatsApp",
  writingFrom: (town) => `Hei, jeg skriver fra ${town}. `,

  ourBranch: (type, town) => `Vår ${type.toLowerCase()} i ${town}`,
  nearestBranch: (branch) => `Nærmeste avdeling: ${branch}`,
  distance: "Avstand",
  inStraightLine: (km) => `${number(km)} km i luftlinje`,
  address: "Adresse",
  phone: "Telefon",
  hours: "Åpningstider",
  services: "Tjenester",
  directions: "Veibeskrivelse",
  mapOf: (town) => `${town} og avdelingene våre`,

  townsIn: (district) => `Steder i ${district}`,
  townsNear: (town) => `Steder nær ${town}`,
  km: (km) => `${number(km)} km`,
  allServiceAreas: "Alle områder vi betjener",
  quoteFor: (town) => `Et tilbud for ${town}`,
  call: (phone) => `Ring ${phone}`,
  sendMessage: "Send en melding",

  offerFree: (km, amount) => `Fri levering innenfor ${number(km)} km ved kjøp over ${amount}`,
  offerPaid: (region) => `Levering mot betaling i hele ${region}`,
};

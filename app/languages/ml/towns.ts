/** The page of a town in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { list, number } from "./intl.ts";

export const towns: Messages["towns"] = {
  home: "ആമുഖം",
  serviceAreas: "സേവനമുള്ള സ്ഥലങ്ങൾ",
  lead: (heading, shop) => `${heading}: ഡെലിവറി, സർവീസ്, ഏറ്റവും അടുത്ത ${shop} ശാഖ.`,
  districtLead: (heading, towns) =>
    `${heading}: ഡെലിവറിയും സർവീസും ഇവിടങ്ങളിൽ: ${list(towns).join("")}.`,
  description: (town, lead) => `${town}: ${lead}`,
  headOfficeIn: (type, town) => `${type}, ${town}`,
  branchIn: (town) => `${town} ശാഖ`,
  kmFromHeadOffice: (km) => `ഹെഡ് ഓഫീസിൽ നിന്ന് ${number(km)} km, നേർരേഖയിൽ`,
  availableAcross: (region) => `${region}: എല്ലായിടത്തും ലഭ്യം`,
  byNearestBranch: "ഏറ്റവും അടുത്ത ശാഖ എത്തിക്കും",

  landAround: (town) => `${town}: ഭൂമി`,
  cropsAround: (town) => `${town}: കൃഷി`,
  suitedMachines: "ഇതിന് ചേരുന്ന യന്ത്രങ്ങൾ",
  whyHere: "എന്തുകൊണ്ട് ഞങ്ങളിൽ നിന്ന് വാങ്ങണം",

  deliveryTo: (town) => `${town}: ഡെലിവറി`,
  freeDelivery: "സൗജന്യ ഡെലിവറി",
  freeAbove: (amount) => `${amount} മുകളിലുള്ള ഓർഡറുകൾക്ക്`,
  isWithin: (town, km) => `${town} ഹെഡ് ഓഫീസിൽ നിന്ന് ${number(km)} km ദൂരത്തിനകത്താണ്.`,
  deliveryPrice: "ഡെലിവറി നിരക്ക്",
  onRequest: "ചോദിച്ചാൽ പറയാം",
  isBeyond: (town, km) =>
    `ഹെഡ് ഓഫീസിൽ നിന്ന് ${number(km)} km വരെ ഡെലിവറി സൗജന്യം; ${town} അതിലും ദൂരെയാണ്.`,
  freeWithin: (km) => `ഹെഡ് ഓഫീസിൽ നിന്ന് ${number(km)} km വരെ മാത്രം. അതിനപ്പുറം ഡെലിവറിക്ക് നിരക്കുണ്ട്.`,
  freeWithinOnly: (km, region) =>
    `ഹെഡ് ഓഫീസിൽ നിന്ന് ${number(km)} km വരെ മാത്രം. ${region}: മറ്റിടങ്ങളിൽ ഡെലിവറിക്ക് നിരക്കുണ്ട്.`,
  deliveryTime: "ഡെലിവറി സമയം",
  setup: "പ്രവർത്തിപ്പിച്ച് കാണിക്കൽ",
  district: "ജില്ല",
  callNow: "ഇപ്പോൾ വിളിക്കുക",
  whatsApp: "WhatsApp",
  writingFrom: (town) => `നമസ്കാരം, സ്ഥലം: ${town}. `,

  ourBranch: (type, town) => `ഞങ്ങളുടെ ${type}, ${town}`,
  nearestBranch: (branch) => `ഏറ്റവും അടുത്ത ശാഖ: ${branch}`,
  distance: "ദൂരം",
  inStraightLine: (km) => `${number(km)} km, നേർരേഖയിൽ`,
  address: "വിലാസം",
  phone: "ഫോൺ",
  hours: "പ്രവൃത്തിസമയം",
  services: "സേവനങ്ങൾ",
  directions: "വഴി കാണിക്കുക",
  mapOf: (town) => `${town}: ഞങ്ങളുടെ ശാഖകൾ`,

  townsIn: (district) => `${district} ജില്ലയിലെ പട്ടണങ്ങൾ`,
  townsNear: (town) => `${town}: അടുത്തുള്ള പട്ടണങ്ങൾ`,
  km: (km) => `${number(km)} km`,
  allServiceAreas: "സേവനമുള്ള എല്ലാ സ്ഥലങ്ങളും",
  quoteFor: (town) => `${town}: വില ചോദിക്കുക`,
  call: (phone) => `വിളിക്കുക: ${phone}`,
  sendMessage: "സന്ദേശം അയയ്ക്കുക",

  offerFree: (km, amount) => `${amount} മുകളിലുള്ള ഓർഡറുകൾക്ക് ${number(km)} km വരെ സൗജന്യ ഡെലിവറി`,
  offerPaid: (region) => `${region}: നിരക്ക് നൽകി ഡെലിവറി`,
};

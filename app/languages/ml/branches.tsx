/** The branches page in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number, plural } from "./intl.ts";

export const branches: Messages["branches"] = {
  home: "ആമുഖം",
  title: "ഞങ്ങളുടെ ശാഖകൾ",
  heading: "ഞങ്ങളുടെ ശാഖകൾ",
  description: (shop) => `${shop} ശാഖകളുടെ വിലാസം, ഫോൺ നമ്പർ, പ്രവൃത്തിസമയം: പട്ടികയായും ഭൂപടത്തിലും.`,
  view: "കാഴ്ച",
  listView: "പട്ടിക",
  mapView: "ഭൂപടം",
  location: "സ്ഥലം",
  allLocations: "എല്ലാ സ്ഥലങ്ങളും",
  show: "കാണിക്കുക",
  noBranchIn: (district) => `${district}: ഇവിടെ ഇപ്പോൾ ശാഖയില്ല`,
  deliverThere: (find, all) => (
    <>
      എങ്കിലും ഞങ്ങൾ അവിടെ എത്തിച്ചുതരും. {find("ഏറ്റവും അടുത്ത ശാഖ കണ്ടെത്തുക")} അല്ലെങ്കിൽ {all("എല്ലാ ശാഖകളും കാണുക")}.
    </>
  ),

  address: "വിലാസം",
  phone: "ഫോൺ",
  hours: "പ്രവൃത്തിസമയം",
  callNow: "ഇപ്പോൾ വിളിക്കുക",
  callBranch: (branch) => `ഇപ്പോൾ വിളിക്കുക: ${branch}`,
  whatsApp: "WhatsApp",
  whatsAppBranch: (branch) => `WhatsApp: ${branch}`,
  directions: "വഴി കാണിക്കുക",
  directionsTo: (branch) => `വഴി കാണിക്കുക: ${branch}`,
  more: "സേവനങ്ങൾ, ഇമെയിൽ, സന്ദേശം",
  services: "സേവനങ്ങൾ",
  message: "സന്ദേശം",
  write: "ഈ ശാഖയിലേക്ക് എഴുതുക",
  writeTo: (branch) => `ഈ ശാഖയിലേക്ക് എഴുതുക: ${branch}`,
  email: "ഇമെയിൽ",
  moreBranches: (count) => plural(count, { one: "1 ശാഖ കൂടി", other: `${number(count)} ശാഖകൾ കൂടി` }),
  showOnMap: "ഭൂപടത്തിൽ കാണിക്കുക",

  whichIsNearest: "ഏറ്റവും അടുത്ത ശാഖ ഏതാണ്?",
  enterYourCode: (code) => `നിങ്ങളുടെ ${code} നൽകുക.`,
  enterYourCodeOrDistrict: (code) =>
    `നിങ്ങളുടെ ${code} അല്ലെങ്കിൽ സ്ഥലം നൽകുക, അല്ലെങ്കിൽ ജില്ല തിരഞ്ഞെടുക്കുക.`,
  straightLines: "ദൂരം നേർരേഖയിലാണ്; റോഡ് വഴി കൂടുതലുണ്ടാകും.",
  codeOrTown: (code) => `${code} അല്ലെങ്കിൽ സ്ഥലം`,
  orDistrict: "അല്ലെങ്കിൽ ജില്ല",
  chooseDistrict: "ജില്ല തിരഞ്ഞെടുക്കുക",
  findNearest: "അടുത്ത ശാഖ കണ്ടെത്തുക",
  useMyLocation: "എന്റെ സ്ഥാനം ഉപയോഗിക്കുക",
  map: "ഞങ്ങളുടെ ശാഖകൾ, ജില്ല തിരിച്ച്",
  nearestTo: (place) => `ഏറ്റവും അടുത്തത്: ${place}`,
  nearestToYou: "നിങ്ങളുടെ സ്ഥാനത്തിന് ഏറ്റവും അടുത്തത്",
  districtCentre: "ജില്ലയുടെ നടുവ്",
  nearestToDistrict: (district) => `${district} ജില്ലയുടെ നടുവിന് ഏറ്റവും അടുത്തത്`,
  km: (km) => `${number(km)} km`,
  enterCodeOrDistrict: (code) => `${code} നൽകുക, അല്ലെങ്കിൽ ജില്ല തിരഞ്ഞെടുക്കുക.`,
  noLocation: (code) => `നിങ്ങളുടെ സ്ഥാനം ലഭ്യമല്ല. പകരം ${code} നൽകുക.`,
  invalidCode: (code, example) => `${code} മുഴുവനായി നൽകുക, ഉദാഹരണം: ${example}.`,
  outsideRegion: (code, region) =>
    `${code} ${region} സംസ്ഥാനത്തിന് പുറത്താണ്. ജില്ല തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.`,
  outsideRegionCall: (code, region) => `${code} ${region} സംസ്ഥാനത്തിന് പുറത്താണ്. ഞങ്ങളെ വിളിക്കുക.`,
  unknownCode: (code) =>
    `${code} എവിടെയാണെന്ന് ഞങ്ങൾക്കറിയില്ല. ജില്ല തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ താഴെയുള്ള ശാഖകൾ നോക്കുക.`,
  unknownCodeCall: (code) => `${code} എവിടെയാണെന്ന് ഞങ്ങൾക്കറിയില്ല. ഞങ്ങളുടെ എല്ലാ ശാഖകളും താഴെയുണ്ട്.`,

  serviceAreas: "സേവനമുള്ള സ്ഥലങ്ങൾ",
  serviceAreasLead:
    "ഞങ്ങൾ യന്ത്രങ്ങൾ എത്തിക്കുകയും സർവീസ് ചെയ്യുകയും ചെയ്യുന്ന സ്ഥലങ്ങൾ. ഓരോ മേഖലയും മുഴുവൻ ജില്ലകളാണ്. " +
    "ദൂരം ഹെഡ് ഓഫീസിൽ നിന്ന് നേർരേഖയിലാണ്.",
};

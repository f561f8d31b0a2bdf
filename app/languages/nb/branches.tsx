/** The branches page in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number, plural } from "./intl.ts";

export const branches: Messages["branches"] = {
  home: "Forside",
  title: "Våre avdelinger",
  heading: "Her finner du oss",
  description: (shop) =>
    `Adresser, telefonnumre og åpningstider for avdelingene til ${shop}, som liste eller på kart.`,
  view: "Visning",
  listView: "Liste",
  mapView: "Kart",
  location: "Sted",
  allLocations: "Alle steder",
  show: "Vis",
  noBranchIn: (district) => `Ingen avdeling i ${district} ennå`,
  deliverThere: (find, all) => (
    <>
      Vi leverer likevel dit. {find("Finn nærmeste avdeling")} eller {all("se alle steder")}.
    </>
  ),

  address: "Adresse",
  phone: "Telefon",
  hours: "Åpent",
  callNow: "Ring nå",
  callBranch: (branch) => `Ring nå: ${branch}`,
  whatsApp: "WhatsApp",
  whatsAppBranch: (branch) => `WhatsApp: ${branch}`,
  directions: "Veibeskrivelse",
  directionsTo: (branch) => `Veibeskrivelse til ${branch}`,
  more: "Tjenester, e-post og meldinger",
  services: "Tjenester",
  message: "Melding",
  write: "Skriv til denne avdelingen",
  writeTo: (branch) => `Skriv til denne avdelingen, ${branch}`,
  email: "E-post",
  moreBranches: (count) =>
    plural(count, { one: "1 avdeling til", other: `${number(count)} avdelinger til` }),
  showOnMap: "Vis på kartet",

  whichIsNearest: "Hvilken avdeling er nærmest?",
  enterYourCode: (code) => `Oppgi ditt ${code}.`,
  enterYourCodeOrDistrict: (code) => `Oppgi ditt ${code} eller sted, eller velg område.`,
  straightLines: "Avstandene er i luftlinje; langs vei er de lengre.",
  codeOrTown: (code) => `${code} eller sted`,
  orDistrict: "eller område",
  chooseDistrict: "Velg område",
  findNearest: "Finn nærmeste avdeling",
  useMyLocation: "Bruk min posisjon",
  map: "Våre avdelinger, etter område",
  nearestTo: (place) => `Nærmest ${place}`,
  nearestToYou: "Nærmest din posisjon",
  districtCentre: "Midten av området",
  nearestToDistrict: (district) => `Nærmest midten av ${district}`,
  km: (km) => `${number(km)} km`,
  enterCodeOrDistrict: (code) => `Oppgi ${code}, eller velg område.`,
  noLocation: (code) => `Posisjonen din er ikke tilgjengelig. Oppgi ${code} i stedet.`,
  invalidCode: (code, example) => `Oppgi et fullstendig ${code}, for eksempel ${example}.`,
  outsideRegion: (code, region) => `${code} er ikke i ${region}. Velg område, eller ring oss.`,
  outsideRegionCall: (code, region) => `${code} er ikke i ${region}. Ring oss.`,
  unknownCode: (code) =>
    `Vi vet ikke hvor ${code} er. Velg område, eller en av avdelingene nedenfor.`,
  unknownCodeCall: (code) => `Vi vet ikke hvor ${code} er. Alle avdelingene står nedenfor.`,

  serviceAreas: "Områder vi betjener",
  serviceAreasLead:
    "Her leverer vi og utfører service. Sonene dekker hele områder. " +
    "Avstandene er i luftlinje fra hovedkontoret.",
};

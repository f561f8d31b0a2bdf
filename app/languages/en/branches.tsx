/** The branches page in English. */
import type { ReactNode } from "react";
import { number, plural } from "./intl.ts";

export const branches = {
  home: "Home",
  title: "Our Branches",
  heading: "Our Locations",
  description: (shop: string) =>
    `Addresses, phone numbers and opening hours of the ${shop} branches, as a list or on a map.`,
  view: "View",
  listView: "List View",
  mapView: "Map View",
  location: "Location",
  allLocations: "All Locations",
  show: "Show",
  noBranchIn: (district: string) => `No branch in ${district} yet`,
  /** `find` and `all` make links of their texts. */
  deliverThere: (find: (text: string) => ReactNode, all: (text: string) => ReactNode) => (
    <>
      We still deliver there. {find("Find the nearest branch")} or {all("see all locations")}.
    </>
  ),

  address: "Address",
  phone: "Phone",
  hours: "Hours",
  callNow: "Call Now",
  callBranch: (branch: string) => `Call Now: ${branch}`,
  whatsApp: "WhatsApp",
  whatsAppBranch: (branch: string) => `WhatsApp: ${branch}`,
  directions: "Get Directions",
  directionsTo: (branch: string) => `Get Directions to ${branch}`,
  more: "Services, email and messages",
  services: "Services",
  message: "Message",
  write: "Write to this branch",
  writeTo: (branch: string) => `Write to this branch, ${branch}`,
  email: "Email",
  moreBranches: (count: number) =>
    plural(count, { one: "1 more branch", other: `${number(count)} more branches` }),
  showOnMap: "Show on the map",

  whichIsNearest: "Which branch is nearest?",
  /** `code` is the name of postal codes in the shop's country, such as "PIN code". */
  enterYourCode: (code: string) => `Enter your ${code}.`,
  enterYourCodeOrDistrict: (code: string) => `Enter your ${code} or town, or choose your district.`,
  straightLines: "Distances are in a straight line; by road they are longer.",
  codeOrTown: (code: string) => `${code} or town`,
  orDistrict: "or district",
  chooseDistrict: "Choose a district",
  findNearest: "Find the nearest branch",
  useMyLocation: "Use my location",
  map: "Our branches, by district",
  /** `place` is a town or a postal code. */
  nearestTo: (place: string) => `Nearest to ${place}`,
  nearestToYou: "Nearest to your location",
  /** On the map. */
  districtCentre: "District centre",
  nearestToDistrict: (district: string) => `Nearest to the centre of ${district} district`,
  km: (km: number) => `${number(km)} km`,
  enterCodeOrDistrict: (code: string) => `Enter a ${code} or choose a district.`,
  noLocation: (code: string) => `Your location is not available. Enter a ${code} instead.`,
  invalidCode: (code: string, example: string) => `Enter a complete ${code}, such as ${example}.`,
  outsideRegion: (code: string, region: string) =>
    `${code} is not in ${region}. Choose a district or call us.`,
  outsideRegionCall: (code: string, region: string) => `${code} is not in ${region}. Call us.`,
  unknownCode: (code: string) =>
    `We do not know where ${code} is. Choose a district, or one of all branches below.`,
  unknownCodeCall: (code: string) => `We do not know where ${code} is. All our branches are below.`,

  serviceAreas: "Service areas",
  serviceAreasLead:
    "Where we deliver and service machines. Zones cover whole districts. " +
    "Distances are in a straight line from the head office.",
};

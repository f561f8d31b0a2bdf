/** The page of a town in English. */

import { list, number } from "./intl.ts";

export const towns = {
  home: "Home",
  serviceAreas: "Service Areas",
  /** For a town without a text in the folder. */
  lead: (heading: string, shop: string) =>
    `${heading}: delivery, service and the nearest branch of ${shop}.`,
  /** For a district, with the towns in it. */
  districtLead: (heading: string, towns: readonly string[]) =>
    `${heading}: delivery and service in ${list(towns).join("")}.`,
  description: (town: string, lead: string) => `${town}: ${lead}`,
  headOfficeIn: (type: string, town: string) => `${type} in ${town}`,
  branchIn: (town: string) => `Branch in ${town}`,
  kmFromHeadOffice: (km: number) => `${number(km)} km from our head office, in a straight line`,
  availableAcross: (region: string) => `Available across ${region}`,
  byNearestBranch: "Delivered by our nearest branch",

  landAround: (town: string) => `The land around ${town}`,
  cropsAround: (town: string) => `Crops around ${town}`,
  suitedMachines: "Machines that suit it",
  whyHere: "Why buy from us",

  deliveryTo: (town: string) => `Delivery to ${town}`,
  freeDelivery: "Free delivery",
  freeAbove: (amount: string) => `on orders above ${amount}`,
  isWithin: (town: string, km: number) => `${town} is within ${number(km)} km of our head office.`,
  deliveryPrice: "Delivery price",
  onRequest: "on request",
  isBeyond: (town: string, km: number) =>
    `Delivery is free within ${number(km)} km of our head office; ${town} is farther away.`,
  freeWithin: (km: number) =>
    `Only within ${number(km)} km of our head office. We charge for delivery beyond.`,
  freeWithinOnly: (km: number, region: string) =>
    `Only within ${number(km)} km of our head office. We charge for delivery to the rest of ${region}.`,
  deliveryTime: "Delivery time",
  setup: "Setup",
  district: "District",
  callNow: "Call Now",
  whatsApp: "WhatsApp",
  /** Begins the message that a visitor sends to the shop. */
  writingFrom: (town: string) => `Hello, I am writing from ${town}. `,

  ourBranch: (type: string, town: string) => `Our ${type.toLowerCase()} in ${town}`,
  nearestBranch: (branch: string) => `Nearest branch: ${branch}`,
  distance: "Distance",
  inStraightLine: (km: number) => `${number(km)} km in a straight line`,
  address: "Address",
  phone: "Phone",
  hours: "Hours",
  services: "Services",
  directions: "Get Directions",
  mapOf: (town: string) => `${town} and our branches`,

  townsIn: (district: string) => `Towns in ${district}`,
  townsNear: (town: string) => `Towns near ${town}`,
  km: (km: number) => `${number(km)} km`,
  allServiceAreas: "All service areas",
  quoteFor: (town: string) => `A quote for ${town}`,
  call: (phone: string) => `Call ${phone}`,
  sendMessage: "Send a message",

  /** For search engines. */
  offerFree: (km: number, amount: string) =>
    `Free delivery within ${number(km)} km on orders above ${amount}`,
  offerPaid: (region: string) => `Paid delivery across ${region}`,
};

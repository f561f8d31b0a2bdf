/** Branches on maps, and that a branch is open, in English. */

import { number } from "./intl.ts";

export const maps = {
  branch: (name: string, type: string) => `${name}, ${type}`,
  callNow: "Call Now",
  getDirections: "Get Directions",
  /** The nearest branch and how far it is in a straight line. */
  distance: (branch: string, km: number) => `${branch}, ${number(km)} km`,
  openNow: "Open now",
};

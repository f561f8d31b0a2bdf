/** Branches on maps, and that a branch is open, in English. */
import { number } from "./intl.ts";

export const maps = {
  branch: (name: string, type: string) => `${name}, ${type}`,
  callNow: "Call Now",
  getDirections: "Get Directions",
  /** The straight way from a town to the nearest branch. */
  distance: (town: string, km: number) => `${town}, ${number(km)} km`,
  openNow: "Open now",
};

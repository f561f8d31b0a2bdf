/** Branches on maps, and when a branch is open, in English. */
import { shopLocale } from "#app/number-format.ts";
import { number } from "./intl.ts";

/** "2026-08-26" as in "Wednesday, 26 August": in English, in the order of the shop's country. */
const day = (date: string): string =>
  new Date(date).toLocaleDateString(new Intl.Locale(shopLocale, { language: "en" }), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

export const maps = {
  branch: (name: string, type: string) => `${name}, ${type}`,
  callNow: "Call Now",
  getDirections: "Get Directions",
  /** The straight way from a town to the nearest branch. */
  distance: (town: string, km: number) => `${town}, ${number(km)} km`,
  openNow: "Open now",
  closedNow: "Closed now",
  closedToday: (holiday: string) => `Closed today: ${holiday}`,
  /** `date` as in "2026-08-26". */
  closedOn: (date: string, holiday: string) => `Closed on ${day(date)}: ${holiday}`,
  /** A closing of some of the branches only. */
  closedThere: (closing: string, branches: readonly string[]) =>
    `${closing} (${branches.join(", ")})`,
};

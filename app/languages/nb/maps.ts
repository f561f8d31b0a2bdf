/** Branches on maps, and that a branch is open, in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number } from "./intl.ts";

export const maps: Messages["maps"] = {
  branch: (name, type) => `${name}, ${type}`,
  callNow: "Ring nå",
  getDirections: "Veibeskrivelse",
  distance: (branch, km) => `${branch}, ${number(km)} km`,
  openNow: "Åpent nå",
};

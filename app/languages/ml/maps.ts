/** Branches on maps, and that a branch is open, in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number } from "./intl.ts";

export const maps: Messages["maps"] = {
  branch: (name, type) => `${name}, ${type}`,
  callNow: "ഇപ്പോൾ വിളിക്കുക",
  getDirections: "വഴി കാണിക്കുക",
  distance: (branch, km) => `${branch}, ${number(km)} km`,
  openNow: "ഇപ്പോൾ തുറന്നിരിക്കുന്നു",
};

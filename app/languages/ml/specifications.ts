/** Filters and sort orders by specifications in Malayalam. */
import type { ServerMessages } from "../en/server-messages.ts";
import { number } from "./intl.ts";

export const specifications: ServerMessages["specifications"] = {
  range: (from, to, unit) => {
    const lower = from === null ? "" : `${number(from)} ${unit}`.trim();
    const upper = to === null ? "" : `${number(to)} ${unit}`.trim();
    if (from === null) return `${upper} വരെ`;
    if (to === null) return `${lower} മുകളിൽ`;
    return from === to ? upper : `${number(from)} മുകളിൽ, ${upper} വരെ`;
  },
  leastFirst: (name) => `${name}: കുറഞ്ഞത് ആദ്യം`,
  mostFirst: (name) => `${name}: കൂടിയത് ആദ്യം`,
};

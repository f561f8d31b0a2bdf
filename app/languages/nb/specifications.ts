/** Filters and sort orders by specifications in Norwegian. */
import type { ServerMessages } from "../en/server-messages.ts";
import { number } from "./intl.ts";

export const specifications: ServerMessages["specifications"] = {
  range: (from, to, unit) => {
    const lower = from === null ? "" : number(from);
    const upper = to === null ? "" : `${number(to)} ${unit}`.trim();
    if (from === null) return `Opptil ${upper}`;
    if (to === null) return `Over ${lower} ${unit}`.trim();
    return from === to ? upper : `Over ${lower}, opptil ${upper}`;
  },
  leastFirst: (name) => `${name}: laveste først`,
  mostFirst: (name) => `${name}: høyeste først`,
};

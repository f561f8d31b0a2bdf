/** Filters and sort orders by specifications in English; only loaders read them. */

import { number } from "./intl.ts";

export const specifications = {
  /** Both ends are equal for exactly this number. */
  range: (from: number | null, to: number | null, unit: string) => {
    const lower = from === null ? "" : number(from);
    const upper = to === null ? "" : `${number(to)} ${unit}`.trim();
    if (from === null) return `Up to ${upper}`;
    if (to === null) return `Over ${lower} ${unit}`.trim();
    return from === to ? upper : `Over ${lower}, up to ${upper}`;
  },
  leastFirst: (name: string) => `${name}: lowest first`,
  mostFirst: (name: string) => `${name}: highest first`,
};

/** The messages that only the server writes, in English, by area. */
import { defaultTexts } from "./default-texts.ts";
import { groups } from "./groups.ts";
import { hours } from "./hours.ts";
import { prices } from "./prices.ts";
import { searchTargets } from "./search-targets.ts";
import { specifications } from "./specifications.ts";

export const messages = {
  defaultTexts,
  groups,
  hours,
  prices,
  searchTargets,
  specifications,
};

/** What every language has. */
export type ServerMessages = typeof messages;

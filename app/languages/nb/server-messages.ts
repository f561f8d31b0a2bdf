/** The messages that only the server writes, in Norwegian, by area. */
import type { ServerMessages } from "../en/server-messages.ts";
import { defaultTexts } from "./default-texts.ts";
import { groups } from "./groups.ts";
import { hours } from "./hours.ts";
import { prices } from "./prices.ts";
import { searchTargets } from "./search-targets.ts";
import { specifications } from "./specifications.ts";

export const messages: ServerMessages = {
  defaultTexts,
  groups,
  hours,
  prices,
  searchTargets,
  specifications,
};

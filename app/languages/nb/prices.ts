/** Prices, sort orders and badges in Norwegian. */
import type { ServerMessages } from "../en/server-messages.ts";
import { number } from "./intl.ts";

export const prices: ServerMessages["prices"] = {
  off: (percent) => `${number(percent)} % avslag`,
  including: (percent, tax) => `inkl. ${number(percent)} % ${tax}`,
  excluding: (percent, tax) => `ekskl. ${number(percent)} % ${tax}`,
  untaxed: (tax) => `0 % ${tax}`,
  withTax: (amount) => `${amount} inkl.`,
  withoutTax: (amount) => `${amount} ekskl.`,

  sorts: {
    relevance: "Relevans",
    "a-to-z": "A til Å",
    "z-to-a": "Å til A",
    "price-asc": "Pris: lav til høy",
    "price-desc": "Pris: høy til lav",
  },

  sale: "Tilbud",
  new: "Nyhet",
};

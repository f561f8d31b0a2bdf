/** Prices, sort orders and badges in Malayalam. */
import type { ServerMessages } from "../en/server-messages.ts";
import { number } from "./intl.ts";

export const prices: ServerMessages["prices"] = {
  off: (percent) => `${number(percent)}% കിഴിവ്`,
  including: (percent, tax) => `${number(percent)}% ${tax} ഉൾപ്പെടെ`,
  excluding: (percent, tax) => `${number(percent)}% ${tax} കൂടാതെ`,
  untaxed: (tax) => `0% ${tax}`,
  withTax: (amount) => `${amount} ഉൾപ്പെടെ`,
  withoutTax: (amount) => `${amount} കൂടാതെ`,

  sorts: {
    relevance: "പ്രസക്തി",
    "a-to-z": "A മുതൽ Z വരെ",
    "z-to-a": "Z മുതൽ A വരെ",
    "price-asc": "വില: കുറഞ്ഞത് ആദ്യം",
    "price-desc": "വില: കൂടിയത് ആദ്യം",
  },

  sale: "ഓഫർ",
  new: "പുതിയത്",
};

/** Prices, sort orders and badges in English, which the server writes. */

import { number } from "./intl.ts";

export const prices = {
  off: (percent: number) => `${number(percent)}% off`,
  /** `tax` is its name, such as GST. */
  including: (percent: number, tax: string) => `incl. ${number(percent)}% ${tax}`,
  excluding: (percent: number, tax: string) => `excl. ${number(percent)}% ${tax}`,
  untaxed: (tax: string) => `0% ${tax}`,
  withTax: (amount: string) => `${amount} incl.`,
  withoutTax: (amount: string) => `${amount} excl.`,

  /** The sort orders of lists. */
  sorts: {
    relevance: "Relevance",
    "a-to-z": "A to Z",
    "z-to-a": "Z to A",
    "price-asc": "Price: low to high",
    "price-desc": "Price: high to low",
  },

  /** Badges of cards. */
  sale: "Sale",
  new: "New",
};

/** The search page in English. */

import { number, plural, products } from "./intl.ts";

const closeMatches = (count: number) =>
  plural(count, { one: "1 close match", other: `${number(count)} close matches` });

export const search = {
  title: "Search Products",
  resultsTitle: "Search Results",
  searchFor: (words: string) => `Search: ${words}`,
  description: "Search all machines, accessories and tools by name, job or specification.",
  form: "Search results",
  field: "Search for products",
  fieldHint: "Enter a search term",
  submit: "Search",
  /** Before the name of the category that is searched. */
  in: "In",
  /** After the category's name, in the link that leaves it. */
  everywhere: ", search everywhere instead",
  showing: (words: string) => (
    <>
      Showing results for <strong>{words}</strong>.
    </>
  ),
  insteadFor: (words: string) => `Search instead for ${words}`,

  found: (count: number) => `Found ${products(count)}`,
  foundIn: (count: number, category: string) => `Found ${products(count)} in ${category}`,
  foundFor: (count: number, words: string) => `Found ${products(count)} for "${words}"`,
  /** `close` products have only some of the words. */
  foundAndClose: (count: number, words: string, close: number) =>
    `Found ${products(count)} for "${words}", and ${closeMatches(close)}`,
  onlyClose: (close: number, words: string) =>
    `No exact match for "${words}", but ${closeMatches(close)}`,

  noneTitle: "No products found",
  noneFor: (words: string) =>
    `We couldn't find any products matching "${words}". Try using different keywords or browse our categories.`,
  noneFiltered: "No product matches these filters. Remove one, or browse our categories.",
  /** Before words to choose from. */
  didYouMean: "Did you mean",
  browseAll: "Browse All Products",
  askOnWhatsApp: "Ask us on WhatsApp",
  /** The message that a visitor sends to the shop. */
  haveYou: (words: string) => `Do you have this? ${words}`,
  call: (phone: string) => `Call ${phone}`,
};

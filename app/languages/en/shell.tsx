/** The header, the search box, loading texts and parts of many pages in English. */

import { list, number, products } from "./intl.ts";

const loading = { title: "Loading..." };

export const shell = {
  skip: "Skip to content",
  home: (shop: string) => `${shop}, home`,
  menu: "Menu",
  search: "Search",
  branches: "Branches",
  contact: "Contact",
  mainMenu: "Main",
  breadcrumb: "Breadcrumb",
  callOrChat: "Call or chat",
  call: "Call",
  whatsApp: "WhatsApp",
  share: "Share",
  getDirections: "Get Directions",
  /** After "Get Directions", for screen readers. */
  toBranch: (name: string) => ` to ${name}`,
  map: "Map of our branches",
  mapFailed: "The map could not be loaded. The list has every address.",
  person: "A person 165 cm tall, to the same scale",
  image: "Product Image",
  noImage: "No Image",
  removed: (names: readonly string[]) => `Removed ${list(names).join("")}`,

  searchBox: "Search products",
  searchExample: "Search machines by name or job",
  searchHint: "Enter a search term",
  searching: "Searching...",
  searchingProducts: "Searching for products...",
  resultsFor: (words: string) => `Products for ${words}`,
  /** For words that were corrected. */
  showing: (words: string) => `Showing results for ${words}`,
  results: (shown: number, total: number) =>
    shown < total ? `${number(shown)} of ${number(total)} products` : products(total),
  noResultsOffline: "You are offline. Try again when you are online.",
  allResults: (total: number) => `See all products (${number(total)})`,
  viewDetails: "View Details",

  loading,
  loadingHome: { ...loading, text: "Fetching the latest products and categories..." },
  loadingProducts: (category: string) => ({
    title: "Loading Products...",
    text: `Fetching ${category} products...`,
  }),
  loadingComparison: { title: "Loading Comparison..." },
  offline: (
    <>
      <b>You are offline.</b> Try again when you are online.
    </>
  ),
  tryAgain: "Try again",
};

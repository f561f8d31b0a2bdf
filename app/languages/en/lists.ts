/** Lists of products and their filters in English. */

import { number, plural, products } from "./intl.ts";

export const lists = {
  heading: "Products",
  count: products,
  /** Before products that have only some words of a search. */
  close: (words: string) => `Also close to "${words}"`,
  shown: (shown: number, total: number, hasChanged: boolean) =>
    `${number(shown)} of ${number(total)} shown${hasChanged ? ". The list has changed and was loaded again." : ""}`,
  moreFailed: (shown: number, total: number) =>
    `${number(shown)} of ${number(total)} shown. More products could not be loaded. Check your connection and try again.`,
  previous: "Previous",
  next: "Next",
  loadMore: "Load More",
  loadMoreProducts: "Load More Products",

  filters: "Filters",
  filtersChosen: (count: number) => `Filters (${number(count)})`,
  closeFilters: "Close filters",
  showProducts: (total: number) => `Show ${products(total)}`,
  productType: "Product Type",
  brand: "Brand",
  powerType: "Power Type",
  powerTypes: {
    corded: "Electric",
    cordless: "Battery",
    petrol: "Petrol",
    diesel: "Diesel",
    manual: "Manual",
  } as Readonly<Record<string, string>>,
  ampHours: "Battery Amp Hours",
  subcategory: "Subcategory",
  all: "All",
  showAll: (options: number) => `Show all ${number(options)}`,
  findType: "Find a type",
  findProductType: "Find a product type",
  noType: "No matching product type.",
  activeFilters: "Active filters",
  /** A filter in the sentence about removed filters. */
  filter: (label: string) => `filter ${label}`,
  /** Before the filter's label. */
  removeFilter: "Remove filter",
  clearAll: "Clear all",

  sort: "Sort",
  apply: "Apply",

  askAbout: "Ask about these",
  compareThese: "Compare these",
  helpMeChoose: (questions: number) =>
    plural(questions, {
      one: "Help me choose: 1 question",
      other: `Help me choose: ${number(questions)} questions`,
    }),
  suited: (count: number) =>
    plural(count, { one: "This one suits", other: `These ${number(count)} suit` }),

  noneTitle: "No Products Found",
  none: "No products available in this category. Try browsing other categories.",
  clearAllFilters: "Clear all filters",
  allCategories: "All categories",

  /** Before the regular price of a product on sale, for screen readers only. */
  regularPrice: "Regular price:",
  noDescription: "No description available",
  viewDetails: "View Details",

  comparison: "Comparison",
  /** Before the product's name, for screen readers only. */
  compare: "Compare",
  remove: (model: string) => `Remove ${model}`,
  addProduct: "Add Product",
  clearComparison: "Clear All",
  compareProducts: "Compare Products",
  tooFew: (fewest: number) => `Please select at least ${number(fewest)} products to compare`,
  tooMany: (max: number) => `You can compare up to ${number(max)} products`,

  subcategoryTitle: "Subcategory Products",
  questionsAbout: (group: string) => `Questions about ${group}`,
};

/** The home page in English; the shop's folder has the rest of its texts. */

import { number, products } from "./intl.ts";

export const home = {
  title: "Home",
  /** For a shop without a home page in its folder, like the two headings. */
  description: (shop: string) => `${shop}: compare products, find a branch, ask a question.`,
  shopByCategory: "Shop by category",
  featured: "Worth a closer look",
  /** `reason` is the upstream's status line or failure, in English. */
  apiIssue: (reason: string) => `API Issue: ${reason}`,

  previousCategories: "Previous categories",
  nextCategories: "Next categories",
  highlights: "Highlights",
  carousel: "carousel",
  slide: "slide",
  slideOf: (slide: number, total: number) => `${number(slide)} of ${number(total)}`,
  play: "Play",
  pause: "Pause",
  previousSlide: "Previous slide",
  nextSlide: "Next slide",
  whyHere: "Why buy here",
  keyToPicture: "Key to the picture",
  viewProduct: "View Product",
  products,
  noSubcategories: (requested: readonly number[], available: readonly number[]) =>
    `No subcategories found. Requested: ${requested.join(", ")}. Available: ${available.join(", ") || "none"}.`,
  scroll: (heading: string) => `Scroll: ${heading}`,
};

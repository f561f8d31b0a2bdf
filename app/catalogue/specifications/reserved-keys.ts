/** Keys that no specification can have. */
import { LIST_PARAMETERS } from "./chosen.ts";

/** Parameters of the API and of pages other than lists. */
const OTHERS = new Set(
  (
    "category-id facets featured from image include limit offset only person price product-type " +
    "products status subcategory subcategory-id town view"
  ).split(" "),
);

export const isReserved = (key: string) => LIST_PARAMETERS.test(key) || OTHERS.has(key);

/** The choice in the page's address, and the addresses of other choices: its links carry on what was chosen before. */
import { useLocation, useSearchParams } from "react-router";
import { type ProductQuery, parseProductQuery, productHref } from "./product-query.ts";

export function useProductQuery() {
  const [search] = useSearchParams();
  // A product that was opened by its id stays there: another address would be another page.
  const { pathname } = useLocation();
  const query = parseProductQuery(search);
  return { query, hrefWith: (change: Partial<ProductQuery>) => productHref(pathname, { ...query, ...change }) };
}

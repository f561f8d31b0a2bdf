/** The choices in the product page's URL, and URLs that change some of them. */
import { useLocation, useSearchParams } from "react-router";
import { type ProductPageQuery, parseProductPageQuery, productHref } from "./product-page-query.ts";

export function useProductPageQuery() {
  const [search] = useSearchParams();
  // Keeps the path: a product opened by its id stays at that URL.
  const { pathname } = useLocation();
  const query = parseProductPageQuery(search);
  return {
    query,
    hrefWith: (change: Partial<ProductPageQuery>) => productHref(pathname, { ...query, ...change }),
  };
}

/** Reads and writes the choices on a product page as its URL's query. */
import { useLocation, useSearchParams } from "react-router";
import { parseComparison } from "#app/catalogue/comparison.ts";

interface ProductPageQuery {
  /** Index in the gallery, from 0; may be beyond its end. */
  image: number;
  /** Whether a person is drawn beside the machine. */
  person: boolean;
  /** Centimetres of the guide bar that spares are shown for; null for any. */
  bar: number | null;
  /** Ids of the products chosen for comparison. */
  compare: number[];
}

/** Never throws; invalid values count as not chosen. */
export function parseProductPageQuery(search: URLSearchParams): ProductPageQuery {
  const image = search.get("image") ?? "";
  return {
    image: /^[1-9]\d{0,2}$/.test(image) ? Number(image) - 1 : 0,
    person: search.get("person") === "1",
    bar: Number(/^([1-9]\d{0,2})cm$/.exec(search.get("bar") ?? "")?.[1]) || null,
    compare: parseComparison(search.getAll("compare")),
  };
}

/** The page at `path` with this choice; defaults are omitted. */
export function productHref(
  path: string,
  { image, person, bar, compare }: ProductPageQuery,
): string {
  const pairs = [
    image > 0 && `image=${image + 1}`,
    person && "person=1",
    bar !== null && `bar=${bar}cm`,
    compare.length > 0 && `compare=${compare.join(",")}`,
  ].filter(Boolean);
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}

/** The choices in the page's URL, and URLs that change some of them. */
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

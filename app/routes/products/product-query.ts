/** What a visitor can choose on a product's page, as its address says it. */
import { parseComparison } from "#app/catalogue/comparison.ts";

export interface ProductQuery {
  /** Place in the gallery, counted from 0; the gallery knows whether there is one so far. */
  image: number;
  /** Whether a person stands beside the machine, for its size. */
  person: boolean;
  /** Whether the machine is shown taken apart. */
  parts: boolean;
  /** Products chosen for comparison, perhaps before coming here. */
  compare: number[];
}

/** Never throws; what makes no sense is not chosen. */
export function parseProductQuery(search: URLSearchParams): ProductQuery {
  const image = search.get("image") ?? "";
  return {
    image: /^[1-9]\d{0,2}$/.test(image) ? Number(image) - 1 : 0,
    person: search.get("person") === "1",
    parts: search.get("view") === "parts",
    compare: parseComparison(search.getAll("compare")),
  };
}

/** The page at `path` with this choice; what is as it is by itself stays unwritten. */
export function productHref(path: string, { image, person, parts: apart, compare }: ProductQuery): string {
  const parts = [
    image > 0 && `image=${image + 1}`,
    person && "person=1",
    apart && "view=parts",
    compare.length > 0 && `compare=${compare.join(",")}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

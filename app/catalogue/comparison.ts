/** Which products are compared, as the URL says it, and the badge each one carries. */
import { isId } from "./id.ts";
import type { ProductSummary } from "./product.ts";

export const MOST_COMPARED = 4;
/** On screens of 768 px or less, where script enforces it. */
export const MOST_COMPARED_NARROW = 2;
export const FEWEST_COMPARED = 2;

/** Product ids of all given lists ("12,15"): whole positive numbers, each once, in order, at most four. Never throws. */
export function parseComparison(lists: string[]): number[] {
  const ids = lists
    .flatMap((list) => list.split(","))
    .map((part) => part.trim())
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter(isId);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** Adds a product to the chosen ones or takes it away; adding to a full choice changes nothing. */
export function toggleCompared(chosen: readonly number[], id: number, most = MOST_COMPARED): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < most ? [...chosen, id] : [...chosen];
}

/** What the comparison page's URL can say. */
export interface ComparisonState {
  ids: number[];
  onlyDifferences: boolean;
  /** Whether a person stands beside the machines, for their size. */
  person: boolean;
  /** The list the visitor came from, a path of this site such as "/collections/chainsaws?sort=a-to-z"; null if not told. */
  from: string | null;
}

const LISTS = /^\/(?:search|collections\/[\w-]+)(?:\?|$)/;

/** Reads the page's parameters; what makes no sense is left out. */
export function parseComparisonState(search: URLSearchParams): ComparisonState {
  const from = search.get("from");
  return {
    ids: parseComparison(search.getAll("products")),
    onlyDifferences: search.get("only") === "differences",
    person: search.get("person") === "1",
    from: from && LISTS.test(from) && from.length <= 1000 ? from : null,
  };
}

/** The canonical query of a comparison: commas between ids, fixed order, defaults unwritten. Starts with "?" or is empty. */
export function toComparisonQuery({ ids, onlyDifferences, person, from }: ComparisonState): string {
  const parts = [
    ids.length > 0 && `products=${ids.join(",")}`,
    onlyDifferences && "only=differences",
    person && "person=1",
    from && `from=${encodeURIComponent(from)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Whether the URL asks in the canonical way, whatever characters it escapes. */
export function isCanonical(search: URLSearchParams, state: ComparisonState): boolean {
  const toPairs = (parameters: URLSearchParams) => JSON.stringify([...parameters]);
  return toPairs(search) === toPairs(new URLSearchParams(toComparisonQuery(state)));
}

/** The list to choose further products in: the one the visitor came from, else the search, with these still chosen. */
export function chooseMoreHref({ ids, from }: Pick<ComparisonState, "ids" | "from">): string {
  return withCompared(from ?? "/search", ids);
}

/** An address of this site with these products chosen, and no others. */
export function withCompared(href: string, ids: readonly number[]): string {
  const [path, query] = href.split("?", 2);
  const search = new URLSearchParams(query);
  search.delete("compare");
  const rest = search.toString();
  const compare = ids.length > 0 ? `compare=${ids.join(",")}` : "";
  const joined = [rest, compare].filter(Boolean).join("&");
  return joined ? `${path}?${joined}` : String(path);
}

/** What a comparison says of a product, featured before the others; null: nothing. */
export function toComparisonBadge({ featured, onSale, isNew }: ProductSummary): "featured" | "Sale" | "New" | null {
  if (featured) return "featured";
  if (onSale) return "Sale";
  return isNew ? "New" : null;
}

/** The products and options of a comparison, as in the URL. */
import { isId } from "./id.ts";

export const MAX_COMPARED = 4;
/** On screens of 768 px or less, enforced by script. */
export const MAX_COMPARED_NARROW = 2;
export const MIN_COMPARED = 2;

/** The product ids in the lists ("12,15"), unique, in order, at most four. Never throws. */
export function parseComparison(lists: string[]): number[] {
  const ids = lists
    .flatMap((list) => list.split(","))
    .map((part) => part.trim())
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number)
    .filter(isId);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** Adds a product to the selection or removes it; a full selection stays as it is. */
export function toggleCompared(chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < MAX_COMPARED ? [...chosen, id] : [...chosen];
}

/** The parameters of the comparison page. */
export interface ComparisonState {
  ids: number[];
  onlyDifferences: boolean;
  /** Whether to draw a person beside the machines, for scale. */
  person: boolean;
  /** Whether unlike products show what only some of them have. */
  allRows?: boolean;
  /** The list that the visitor came from, such as "/collections/chainsaws?sort=a-to-z"; or null. */
  from: string | null;
}

const LISTS = /^\/(?:search|collections\/[\w-]+)(?:\?|$)/;

/** Parses the page's parameters, or the choice of a list; invalid ones are ignored. */
export function parseComparisonState(search: URLSearchParams): ComparisonState {
  const from = search.get("from");
  return {
    ids: parseComparison(search.getAll(search.has("products") ? "products" : "compare")),
    onlyDifferences: search.get("only") === "differences",
    person: search.get("person") === "1",
    ...(search.get("rows") === "all" && { allRows: true }),
    from: from && LISTS.test(from) && from.length <= 1000 ? from : null,
  };
}

/** The canonical query: comma-separated ids, fixed order, no defaults; "" or "?…". */
export function toComparisonQuery({
  ids,
  onlyDifferences,
  person,
  allRows,
  from,
}: ComparisonState): string {
  const parts = [
    ids.length > 0 && `products=${ids.join(",")}`,
    onlyDifferences && "only=differences",
    person && "person=1",
    allRows && "rows=all",
    from && `from=${encodeURIComponent(from)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Whether the URL is canonical, apart from its escapes. */
export function isCanonical(search: URLSearchParams, state: ComparisonState): boolean {
  const toPairs = (parameters: URLSearchParams) => JSON.stringify([...parameters]);
  return toPairs(search) === toPairs(new URLSearchParams(toComparisonQuery(state)));
}

/** The list for choosing more products: the one that the visitor came from, else the search. */
export function chooseMoreHref({ ids, from }: Pick<ComparisonState, "ids" | "from">): string {
  return withCompared(from ?? "/search", ids);
}

/** A URL of this site with exactly these products selected. */
export function withCompared(href: string, ids: readonly number[]): string {
  const [path, query] = href.split("?", 2);
  const search = new URLSearchParams(query);
  search.delete("compare");
  const rest = search.toString();
  const compare = ids.length > 0 ? `compare=${ids.join(",")}` : "";
  const joined = [rest, compare].filter(Boolean).join("&");
  return joined ? `${path}?${joined}` : String(path);
}

/** Answers the live search dropdown with the first machines for a text and how many there are. */
import { LONGEST_QUERY } from "#app/catalogue/listing-query.ts";
import { toFullName } from "#app/catalogue/model.ts";
import { onlyParams } from "#app/http/page-address.ts";
import { catalogue } from "#app/http/policies.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/live";

/** Of the twelve asked for, the dropdown shows these; the rest would only be thrown away there. */
const SHOWN = 6;

/** Kept as pages are; a search engine that meets its address has nothing to show of it. */
const HEADERS = { ...catalogue, "X-Robots-Tag": "noindex" };

export const handle = onlyParams("q");

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_QUERY);
  if (!query) return Response.json({ query, products: [], total: 0 }, { headers: HEADERS });
  const { products, total } = await context.get(upstreamContext).findProducts({ search: query, limit: 12 });
  const shown = products.slice(0, SHOWN).map((product) => ({
    slug: product.slug,
    name: toFullName(product),
    brief: product.brief,
    image: product.image?.scale ? product.image : product.thumbnail,
  }));
  return Response.json({ query, products: shown, total }, { headers: HEADERS });
}

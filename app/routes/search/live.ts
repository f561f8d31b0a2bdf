/** JSON for the live search: matching categories and pages, the first products, the total. */

import { href } from "react-router";
import { cleanText } from "#app/catalogue/clean-text.ts";
import { DEFAULT_QUERY, listingHref, MAX_QUERY_LENGTH } from "#app/catalogue/listing-query.ts";
import { toFullName } from "#app/catalogue/model.ts";
import { truncateWords } from "#app/catalogue/text.ts";
import { onlyParams } from "#app/http/page-url.ts";
import { catalogue } from "#app/http/policies.ts";
import { type Language, requestLanguage } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/live";
import { loadTargets } from "./targets.server.ts";

/** Matches that the dropdown shows. */
const SHOWN = 6;
/** Words of each match's brief. */
const BRIEF_WORDS = 8;

/** Cached like pages; not for search engines. */
const HEADERS = { ...catalogue, "X-Robots-Tag": "noindex" };

export const handle = onlyParams("q");

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  if (!query) {
    const empty = { query, note: "", targets: [], products: [], total: 0 };
    return Response.json(empty, { headers: HEADERS });
  }
  const q = cleanText(query, MAX_QUERY_LENGTH);
  const upstream = context.get(upstreamContext);
  const { products, total, search } = await upstream.findProducts({ q: q || query, limit: 12 });
  const pricing = pricingOf(context);
  const shown = products.slice(0, SHOWN).map((product) => ({
    slug: product.slug,
    name: toFullName(product),
    brief: truncateWords(product.brief, BRIEF_WORDS),
    price: pricing.viewOf(product)?.now,
    image: product.thumbnail,
  }));
  const corrected = search?.corrected ?? null;
  const language = context.get(requestLanguage);
  const { categories, pages, answers } = await loadTargets(upstream, language, {
    query,
    corrected,
    brands: products.map(({ brand }) => brand),
    hidesPrices: !pricing.areShown,
  });
  const found = [...answers, ...categories, ...pages].map(({ label, href }) => ({ label, href }));
  const isInVain = found.length + total === 0;
  const targets = isInVain ? waysOn(search?.nearest ?? [], language) : found;
  const note = isInVain ? serverMessagesIn(language).searchTargets.noneFor(query) : "";
  const body = { query, corrected, note, targets, products: shown, total };
  return Response.json(body, { headers: HEADERS });
}

/** From a search without results: similar words, every category, the shop. */
function waysOn(words: readonly string[], language: Language) {
  const { allCategories, contact } = serverMessagesIn(language).searchTargets;
  return [
    ...words.map((word) => ({
      label: word,
      href: listingHref("/search", { ...DEFAULT_QUERY, q: word }),
    })),
    { label: allCategories.label, href: href("/collections/all-categories") },
    { label: contact.label, href: href("/contact") },
  ];
}

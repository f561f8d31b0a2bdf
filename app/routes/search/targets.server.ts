/** Finds what a search names besides products: categories, pages, branches and towns. */

import { ownValue } from "#app/catalogue/own-value.ts";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { LANGUAGES, type Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { onceForSite } from "#app/site/site.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { findTargets, type NamedTarget, type SearchTarget } from "./find-targets.ts";
import { listSiteTargets, toTypedQuery, toWords } from "./site-targets.server.ts";

export interface FoundTargets {
  categories: SearchTarget[];
  pages: SearchTarget[];
}

const MAX_CATEGORIES = 3;
const MAX_PAGES = 3;
const NO_FILLERS = () => false;

const listTargets = onceForSite(
  (site) =>
    new Map(
      LANGUAGES.map((language) => [language, listSiteTargets(site, serverMessagesIn(language))]),
    ),
);

interface TargetSearch {
  /** As typed. */
  query: string;
  /** As products were searched for; null if as typed. */
  corrected: string | null;
  /** The brands of the products found. */
  brands: readonly (string | null)[];
}

/** No categories in an outage. */
export async function loadTargets(
  upstream: Upstream,
  language: Language,
  { query, corrected, brands }: TargetSearch,
): Promise<FoundTargets> {
  const t = serverMessagesIn(language).searchTargets;
  const groups = await listGroups(upstream, t);
  const products = new Set(
    [...groups.flatMap(({ names }) => names), ...brands.map(allWords)].map((words) =>
      words.join(" "),
    ),
  );
  const mayPrecede = (words: readonly string[]) =>
    words.some((word) => /\d/.test(word)) || products.has(words.join(" "));
  const categories = findTargets(groups, toTypedQuery(corrected ?? query, NO_FILLERS), mayPrecede);
  const typed = toTypedQuery(t.headLast(query), t.isFiller);
  const pages = findTargets(listTargets().get(language) ?? [], typed, mayPrecede);
  return {
    categories: categories.slice(0, MAX_CATEGORIES).map(toTarget),
    pages: pages.slice(0, MAX_PAGES).map(toTarget),
  };
}

async function listGroups(
  { optional }: Upstream,
  t: ServerMessages["searchTargets"],
): Promise<NamedTarget[]> {
  const [categories, subcategories] = await Promise.all([
    optional.listCategories(),
    optional.listSubcategories(),
  ]);
  const groups = [...(categories ?? []), ...(subcategories ?? [])];
  const shown = groups.filter(({ productCount }) => productCount !== 0);
  return shown.map(({ name, slug, productCount }) => ({
    label: productCount === null ? name : t.withCount(name, productCount),
    text: "",
    href: `/collections/${slug}`,
    names: [name, ...(ownValue(t.lists, slug) ?? [])].map(allWords),
    headings: [],
    beside: new Set(),
    before: new Set(),
    count: productCount ?? 0,
  }));
}

const allWords = (text: string | null) => toWords(text ?? "", NO_FILLERS);

const toTarget = ({ label, text, href }: SearchTarget): SearchTarget => ({ label, text, href });

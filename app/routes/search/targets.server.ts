/** Finds what a search names besides products: categories, pages, branches and towns. */
import { MAX_COMPARED, MIN_COMPARED, toComparisonQuery } from "#app/catalogue/comparison.ts";
import { toModel } from "#app/catalogue/model.ts";
import { ownValue } from "#app/catalogue/own-value.ts";
import { parseSort, type Sort } from "#app/catalogue/sort.ts";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { LANGUAGES, type Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { onceForSite } from "#app/site/site.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { findNamed, namesSeveral } from "../find-named.server.ts";
import { findAnswers, listAdvice } from "./find-answers.server.ts";
import { findTargets, type NamedTarget, type SearchTarget, toTarget } from "./find-targets.ts";
import { listSiteTargets, toTypedQuery, toWords } from "./site-targets.server.ts";

export interface FoundTargets {
  categories: SearchTarget[];
  pages: SearchTarget[];
  /** Sentences of the shop's documents, advice, and a comparison of the products named. */
  answers: SearchTarget[];
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
  hidesPrices: boolean;
}

/** No categories in an outage. */
export async function loadTargets(
  upstream: Upstream,
  language: Language,
  { query, corrected, brands, hidesPrices }: TargetSearch,
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
  const targets = listTargets().get(language) ?? [];
  const named = findTargets(targets, typed, mayPrecede);
  const pages =
    named.length === 0 && t.asksForBranch(query)
      ? targets.filter(({ href }) => href === "/branches")
      : named;
  return {
    answers: [
      ...findAnswers(query, hidesPrices, t),
      ...(await listComparison(upstream, query, t)),
      // A branch of a tree is another matter.
      ...(pages.some(({ href }) => href.startsWith("/branches")) ? [] : listAdvice(query, t)),
    ],
    categories: categories.slice(0, MAX_CATEGORIES).map(toTarget),
    pages: pages.slice(0, MAX_PAGES).map(toTarget),
  };
}

/** The search and order that words such as "light brushcutter" mean; null for an ordinary search. */
export async function findOrder(
  upstream: Upstream,
  language: Language,
  query: string,
): Promise<{ q: string; sort: Sort } | null> {
  const t = serverMessagesIn(language).searchTargets;
  const words = query.split(" ");
  const isOrder = (word: string) => ownValue(t.orders, word.toLowerCase()) !== undefined;
  const order = words.find(isOrder);
  const typed = words.filter((word) => !isOrder(word)).join(" ");
  if (order === undefined || typed === "") return null;
  // "Light" in the name of a product is no order: the rest must be a kind.
  const kinds = findTargets(
    await listGroups(upstream, t),
    toTypedQuery(typed, NO_FILLERS),
    () => false,
  );
  const sort = parseSort(ownValue(t.orders, order.toLowerCase()));
  return kinds.length > 0 ? { q: typed, sort } : null;
}

/** "MS 170, 180 or 182" names three products to compare. */
async function listComparison(
  upstream: Upstream,
  query: string,
  t: ServerMessages["searchTargets"],
) {
  const [names = ""] = query.split(/\sfor\s/);
  const { products } = namesSeveral(names) ? await findNamed(upstream, names) : { products: [] };
  const compared = products.slice(0, MAX_COMPARED);
  if (compared.length < MIN_COMPARED) return [];
  const ids = compared.map(({ id }) => id);
  const state = { ids, onlyDifferences: false, person: false, from: null };
  const label = t.compare(compared.map(toModel));
  return [{ label, text: "", href: `/compare${toComparisonQuery(state)}` }];
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

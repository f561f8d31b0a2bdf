/** Finds: from classified products and a finding to the ordered list and the options beside it. */

import { toSlug } from "./clean-text.ts";
import type { Entry } from "./entry.ts";
import { countFacets, type Facets } from "./facets.ts";
import type { Finding } from "./finding.ts";
import { countWords, type Relevance } from "./relevance.ts";
import { compareByName } from "./sort.ts";

export interface Found<E> {
  /** Every match in order; pages are cut from it (see paging.ts). */
  items: E[];
  total: number;
  facets: Facets;
}

type Test = (entry: Entry) => boolean;

const always: Test = () => true;

/**
 * Filters join with "or" inside product type and with "and" across groups; a subcategory replaces the category.
 * `page` and `compare` make no difference. Relevance orders a search by score and anything else by name.
 */
export function find<E extends Entry>(entries: readonly E[], finding: Finding, relevance?: Relevance<Entry>): Found<E> {
  const { scores, matched } = search(entries, finding.q, relevance ?? countWords);
  const slug = toSlug(finding.category);
  const place = finding.category === "" ? matched : matched.filter((entry) => entry.places.has(slug));
  const inSubcategory = subcategoryTest(finding.subcategoryId);
  const list = finding.subcategoryId === null ? place : matched.filter(inSubcategory);

  const power: Test = finding.powerType ? (entry) => entry.powerType === finding.powerType : always;
  const type = productTypeTest(finding.productTypes);
  const { ampHours } = finding;
  const hours: Test = ampHours ? (entry) => entry.ampHours.includes(ampHours) : always;

  const items = list.filter((entry) => power(entry) && type(entry) && hours(entry));
  const facets = countFacets({
    list,
    place,
    exceptProductType: list.filter((entry) => power(entry) && hours(entry)),
    exceptPowerType: list.filter((entry) => type(entry) && hours(entry)),
    exceptAmpHours: list.filter((entry) => power(entry) && type(entry)),
    exceptSubcategory: matched.filter((entry) => power(entry) && type(entry) && hours(entry)),
  });
  return { items: items.sort(order(finding, scores)), total: items.length, facets };
}

function search<E extends Entry>(entries: readonly E[], q: string, relevance: Relevance<Entry>) {
  const scores = new Map<Entry, number>();
  if (q === "") return { scores, matched: entries };
  const scoreOf = relevance(q, entries);
  const matched = entries.filter((entry) => {
    const score = scoreOf(entry);
    scores.set(entry, score);
    return score > 0;
  });
  return { scores, matched };
}

function subcategoryTest(id: number | null): Test {
  return (entry) => entry.subcategories.some((subcategory) => subcategory.id === id);
}

function productTypeTest(keys: readonly string[]): Test {
  if (keys.length === 0) return always;
  const wanted = new Set(keys);
  return (entry) => entry.productTypes.some(({ key }) => wanted.has(key));
}

function order({ sort }: Finding, scores: Map<Entry, number>): (a: Entry, b: Entry) => number {
  if (sort === "z-to-a") return (a, b) => compareByName(b, a);
  if (sort === "a-to-z" || scores.size === 0) return compareByName;
  return (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || compareByName(a, b);
}

/** The guide bars that a place's saws are sold with, for the figure in its head. */
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

/** Places that are all saws: there, a bar's length is what one chooses by. */
const SAWS = new Set(["chainsaws", "petrol-chainsaws", "cordless-chainsaws", "electric-chainsaws"]);
const FACT = "Guide bar length";
/** Fewer lengths than these are no range to draw. */
const FEWEST = 3;

/** Different lengths in centimetres, the shortest first; empty where the facts do not make a range. */
export async function findBarLengths(upstream: Upstream, slug: string): Promise<number[]> {
  if (!SAWS.has(slug)) return [];
  const { products } = await orInOutage(upstream.findProducts({ category: slug }), () => ({ products: [] }));
  const facts = products.flatMap(({ specifications }) => specifications.filter(({ name }) => name === FACT));
  const lengths = facts.flatMap(({ value }) => /^(\d+(?:\.\d+)?) cm$/.exec(value)?.[1] ?? []).map(Number);
  const different = [...new Set(lengths)].sort((one, other) => one - other);
  return different.length < FEWEST ? [] : different;
}

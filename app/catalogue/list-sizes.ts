/** The sizes that the machines of a list come in. */
import type { Tally } from "./facet-sets.ts";
import { readSize } from "./size.ts";

export interface ListSizes {
  /** One of `SIZE_FIGURES`. */
  key: string;
  /** In the figure's unit, each once, the smallest first. */
  amounts: number[];
}

/** Fewer than these are no range of sizes, and of fewer machines it says nothing of the list. */
const FEWEST_SIZES = 3;
const LEAST_SIZED = 0.3;

/** Of the figure that most of the list's products are measured by. */
export function listSizes(sizes: Tally, measuredBy: Tally): ListSizes | null {
  const list = sizes.before;
  const counts = [...measuredBy.sets.values()].map(({ value, products }) => ({
    key: value,
    count: products.countWith(list),
  }));
  const [most] = counts.sort((one, other) => other.count - one.count);
  if (!most || most.count === 0 || most.count < list.size * LEAST_SIZED) return null;
  const found = [...sizes.sets.values()]
    .filter(({ value, products }) => readSize(value).key === most.key && products.countWith(list) > 0)
    .map(({ value }) => readSize(value).amount)
    .sort((one, other) => one - other);
  return found.length < FEWEST_SIZES ? null : { key: most.key, amounts: found };
}

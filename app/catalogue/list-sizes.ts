/** The sizes that the machines of a list come in. */
import type { Column } from "./entry-table.ts";
import { readSize, SIZE_FIGURES } from "./size.ts";

export interface ListSizes {
  /** One of `SIZE_FIGURES`. */
  key: string;
  /** In the figure's unit, each once, the smallest first. */
  amounts: number[];
}

/** Fewer than these are no range of sizes, and of fewer machines it says nothing of the list. */
const FEWEST_SIZES = 3;
const LEAST_SIZED = 0.3;

/**
 * Of the figure that most of the list's products are measured by.
 *
 * @param listed how many products the list has before any filter
 */
export function listSizes({ column, all }: { column: Column; all: Uint32Array }, listed: number): ListSizes | null {
  const sized = new Map<string, number>();
  const amounts = new Map<string, Set<number>>(SIZE_FIGURES.map(({ key }) => [key, new Set()]));
  for (const [code, count] of all.entries()) {
    const values = count > 0 ? (column.sets[code] ?? []).map(readSize) : [];
    const [first] = values;
    if (first) sized.set(first.key, (sized.get(first.key) ?? 0) + count);
    for (const { key, amount } of values) amounts.get(key)?.add(amount);
  }
  const [most] = [...sized].sort(([, one], [, other]) => other - one);
  if (!most || most[1] < listed * LEAST_SIZED) return null;
  const found = [...(amounts.get(most[0]) ?? [])].sort((one, other) => one - other);
  return found.length < FEWEST_SIZES ? null : { key: most[0], amounts: found };
}

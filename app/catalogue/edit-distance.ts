/** Counts the edits (Damerau-Levenshtein) between two words. */

/** The number of letters that are missing, superfluous, wrong or swapped with their neighbour. */
export function editDistance(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= meant.length; at++) {
      const same = typed[row - 1] === meant[at - 1];
      const swapped = typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[meant.length] ?? 0;
}

/** Ranges of numbers in URLs: "-30" is up to 30, "30-35" over 30 up to 35, "2-2" exactly 2. */

interface Range {
  /** Excluded, unless both ends are equal; null for none. */
  from: number | null;
  /** Included; null for none. */
  to: number | null;
}

const RANGE = /^(\d{1,9}(?:\.\d{1,4})?)?-(\d{1,9}(?:\.\d{1,4})?)?$/;

/** Null for any other text. */
export function parseRange(text: string): Range | null {
  const [whole, ...ends] = RANGE.exec(text) ?? [];
  const [from = null, to = null] = ends.map((end) => (end === undefined ? null : Number(end)));
  if (whole === undefined || (from === null && to === null)) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

export function formatRange({ from, to }: Range): string {
  return `${from ?? ""}-${to ?? ""}`;
}

/** Whether any amount from one end to the other is in the range. */
export function includes({ from, to }: Range, ends: { from: number; to: number }): boolean {
  if (from !== null && from === to) return ends.from <= from && ends.to >= from;
  return (from === null || ends.to > from) && (to === null || ends.from <= to);
}

/** Ascending. */
export function compareRanges(one: Range, other: Range): number {
  return (
    (one.from ?? -1) - (other.from ?? -1) ||
    (one.to ?? Number.POSITIVE_INFINITY) - (other.to ?? Number.POSITIVE_INFINITY)
  );
}

const MAX_RANGES = 7;
/** Up to this many values, each is an option. */
const MAX_VALUES = 6;

/** How far a rounded border may be from the equal division, as a share of a range. */
const PLAY = 0.45;
/** Least step of round borders, as a share of the number: 50 and 55, but not 50 and 53. */
const MIN_STEP = 0.08;
/** With fewer round borders, any are used. */
const MIN_ROUND = 3;

/** Ranges that divide a list's amounts into parts of similar size, each with members. */
export function rangesFor(counts: ReadonlyMap<number, number>): Range[] {
  const amounts = [...counts.keys()].sort((one, other) => one - other);
  if (amounts.length <= MAX_VALUES) return amounts.map((amount) => ({ from: amount, to: amount }));
  const round = bordersOf(amounts, counts, MIN_STEP);
  const borders = round.length < MIN_ROUND ? bordersOf(amounts, counts, 0) : round;
  return [null, ...borders].map((from, at) => ({ from, to: borders[at] ?? null }));
}

/** @param amounts ascending */
function bordersOf(
  amounts: readonly number[],
  counts: ReadonlyMap<number, number>,
  minStep: number,
): number[] {
  let below = 0;
  const parts = amounts.map((amount) => {
    below += counts.get(amount) ?? 0;
    return below;
  });
  const borders: number[] = [];
  for (let count = 1; count < MAX_RANGES; count++) {
    const highest = ((count + PLAY) * below) / MAX_RANGES;
    const lowest = ((count - PLAY) * below) / MAX_RANGES;
    const last = borders.at(-1) ?? 0;
    const first = parts.findIndex((part, at) => part >= lowest && (amounts[at] ?? 0) > last);
    const next = Math.max(first + 1, parts.findLastIndex((part) => part <= highest) + 1);
    const [from, to] = [amounts[first], amounts[Math.min(next, amounts.length - 1)]];
    if (from === undefined || to === undefined) continue;
    const border = roundest(from, to, minStep);
    if (border !== null && border - last >= border * minStep) borders.push(border);
  }
  return borders;
}

/**
 * The number of fewest digits from `lower` up to, but without, `below`; null if only smaller steps
 * than `minStep` of `below` have one.
 */
function roundest(lower: number, below: number, minStep: number): number | null {
  for (let power = Math.ceil(Math.log10(below)); power > -6; power--) {
    for (const step of [5, 2, 1]) {
      const unit = step * 10 ** power;
      if (unit < below * minStep) return null;
      const number = Number((Math.ceil(lower / unit - 1e-9) * unit).toPrecision(6));
      if (number >= lower && number < below) return number;
    }
  }
  return lower < below ? lower : null;
}

/** Where the branches' names stand beside a map: each on a line of its own, in an order in which no leaders cross. */

/** Width of the room for names, at whose right-hand edge the leaders begin. */
export const NAMES = 158;
/** How far names stand from each other where the drawing has room, and at least: nearer they would touch. */
const [LINE, LEAST_LINE] = [30, 22];

interface Mark {
  x: number;
  y: number;
}

export interface Named extends Mark {
  /** Height at which the name stands. */
  labelY: number;
}

/** What a drawing must be high for so many names. */
export function leastHeight(count: number): number {
  return count * LEAST_LINE;
}

/** Names for a drawing of this height, which is at least what they need. */
export function placeNames<T extends Mark>(marks: readonly T[], height: number): (T & Named)[] {
  const sorted = marks.toSorted((one, other) => one.y - other.y);
  const step = Math.min(LINE, height / marks.length);
  const lines: number[] = [];
  for (const { y } of sorted) lines.push(Math.max(y, (lines.at(-1) ?? -step / 2) + step));
  let lowest = height - step / 2;
  for (const [line, wanted] of [...lines.entries()].toReversed()) {
    lines[line] = Math.round(Math.min(wanted, lowest) * 10) / 10;
    lowest = (lines[line] ?? 0) - step;
  }
  const placed = sorted.map((mark, line) => ({ ...mark, labelY: lines[line] ?? 0 }));
  while (uncross(placed));
  return placed;
}

/** Changes one pair whose leaders cross about; the two are shorter together then, so that there is a last change. */
function uncross<T extends Named>(placed: T[]): boolean {
  for (const [line, upper] of placed.entries()) {
    const other = placed.findIndex((lower, at) => at > line && areCrossed(upper, lower));
    const lower = placed[other];
    if (!lower) continue;
    placed[line] = { ...lower, labelY: upper.labelY };
    placed[other] = { ...upper, labelY: lower.labelY };
    return true;
  }
  return false;
}

/** Less than this is the rounding of numbers. */
const NOTHING = 0.001;

/** Whether the upper name's leader has come below the other one where the nearer of the two ends. */
export function areCrossed(upper: Named, lower: Named): boolean {
  const end = Math.min(upper.x, lower.x);
  return heightAt(upper, end) > heightAt(lower, end) + NOTHING;
}

function heightAt({ x, y, labelY }: Named, at: number): number {
  return labelY + ((y - labelY) * (at - NAMES)) / (x - NAMES);
}

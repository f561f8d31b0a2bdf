/** Where a counter stands at a moment of its run, and how its figure is written. */
import type { Counter } from "#app/content/about.ts";

/** Whole, never above the value, which is reached exactly when the duration is over; quick at first, then slower. */
export function countAt({ value, duration }: Pick<Counter, "value" | "duration">, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / duration, 0), 1);
  return Math.round(value * (1 - (1 - part) ** 3));
}

export function toFigure(count: number, { suffix }: Pick<Counter, "suffix">): string {
  return `${count}${suffix}`;
}

/** Where a counter stands at a moment of its run, and how its figure is written. */

export interface Counter {
  value: number;
  /** Stands after the number: "+" or "M+". */
  suffix: string;
  label: string;
  /** How long it counts up. */
  durationMs: number;
}

/** Whole, never above the value, which is reached exactly when the duration is over; quick at first, then slower. */
export function countAt({ value, durationMs }: Pick<Counter, "value" | "durationMs">, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / durationMs, 0), 1);
  return Math.round(value * (1 - (1 - part) ** 3));
}

export function toFigure(count: number, { suffix }: Pick<Counter, "suffix">): string {
  return `${count}${suffix}`;
}

/** The value of a running counter, and its format. */

export interface AnimatedCounter {
  value: number;
  /** Follows the number, such as "+" or "M+". */
  suffix: string;
  label: string;
  /** How long it counts. */
  durationMs: number;
}

/** A whole number that grows fast, then slower, and reaches `value` at the end of the duration. */
export function countAt(
  { value, durationMs }: Pick<AnimatedCounter, "value" | "durationMs">,
  elapsed: number,
): number {
  const part = Math.min(Math.max(elapsed / durationMs, 0), 1);
  return Math.round(value * (1 - (1 - part) ** 3));
}

export function formatCount(count: number, { suffix }: Pick<AnimatedCounter, "suffix">): string {
  return `${count}${suffix}`;
}

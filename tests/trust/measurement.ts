/** Records a test's measurements for the table at the end of `npm run trust`. */

declare module "vitest" {
  interface TaskMeta {
    measurement?: string;
  }
  interface ProvidedContext {
    /** Whether everything is tested; otherwise the part that fits into `npm test`. */
    isThorough: boolean;
  }
}

/** @param task the running test's */
export function recordMeasurement(
  task: { meta: { measurement?: string } },
  measurement: string,
): void {
  task.meta.measurement = measurement;
}

/** The 99th percentile. */
export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

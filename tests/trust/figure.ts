/** What a test measured, for the table at the end of `npm run trust`. */

declare module "vitest" {
  interface TaskMeta {
    figure?: string;
  }
  interface ProvidedContext {
    /** Whether everything is tried in full; else as much as `npm test` has time for. */
    isThorough: boolean;
  }
}

/** `task` is the running test's. */
export function measured(task: { meta: { figure?: string } }, figure: string): void {
  task.meta.figure = figure;
}

/** The value that at most one in a hundred is above. */
export function p99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

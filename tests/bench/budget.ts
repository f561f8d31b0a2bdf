/** One line of the table: a figure, what it may be, and whether it is. */

export type Budget = { atLeast: number } | { atMost: number } | null;

/** @returns whether the figure is within its budget */
export function report(what: string, value: number, budget: Budget): boolean {
  const holds = budget === null || ("atLeast" in budget ? value >= budget.atLeast : value <= budget.atMost);
  const shown = value < 10 && !Number.isInteger(value) ? value.toFixed(4) : String(Math.round(value));
  const limit = budget === null ? "" : "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
  console.log(`${holds ? "ok  " : "OVER"} ${what.padEnd(56)} ${shown.padStart(9)}   ${limit}`);
  return holds;
}

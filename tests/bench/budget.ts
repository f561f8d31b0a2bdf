/** One line of the table: a result, its budget, and whether it is met. */

type Budget = { atLeast: number } | { atMost: number } | null;

/** @returns whether the result is within its budget */
export function report(what: string, value: number, budget: Budget): boolean {
  const holds =
    budget === null || ("atLeast" in budget ? value >= budget.atLeast : value <= budget.atMost);
  const shown =
    value < 10 && !Number.isInteger(value) ? value.toFixed(4) : String(Math.round(value));
  console.log(
    `${holds ? "ok  " : "OVER"} ${what.padEnd(56)} ${shown.padStart(9)}   ${toText(budget)}`,
  );
  return holds;
}

function toText(budget: Budget): string {
  if (budget === null) return "";
  return "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
}

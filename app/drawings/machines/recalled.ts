/** Dimensions of known models without a source: drawn but never shown as numbers. */
import recalled from "./recalled.json" with { type: "json" };

/** By "<brand> <model>". */
const RECALLED: Partial<Record<string, Partial<Record<string, number>>>> = recalled;

export function recalledOf({
  brand,
  model,
}: {
  brand: string;
  model: string;
}): Partial<Record<string, number>> {
  return RECALLED[`${brand} ${model}`] ?? {};
}

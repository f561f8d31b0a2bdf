/** Figures of known models without a source: they may shape a drawing, but are never lettered or told. */
import figures from "./recalled.json" with { type: "json" };

/** By "<brand> <model>". */
const RECALLED: Partial<Record<string, Partial<Record<string, number>>>> = figures;

export function recalledOf({ brand, model }: { brand: string; model: string }): Partial<Record<string, number>> {
  return RECALLED[`${brand} ${model}`] ?? {};
}

/** How a machine is driven: the three power types, their names and labels. */
import type { PowerType } from "./product.ts";

/** In the order filters show them. */
export const POWER_TYPES: readonly PowerType[] = ["corded", "cordless", "petrol"];

const LABELS: Record<PowerType, string> = { corded: "Electric", cordless: "Battery", petrol: "Petrol" };

/** The label visitors read: Electric, Battery or Petrol. */
export function powerTypeLabel(type: PowerType): string {
  return LABELS[type];
}

const NAMES: Record<string, PowerType> = {
  corded: "corded",
  electric: "corded",
  cordless: "cordless",
  battery: "cordless",
  petrol: "petrol",
  gas: "petrol",
  gasoline: "petrol",
};

/** Reads a power type by any of its names (petrol, gas, gasoline; cordless, battery; corded, electric); null for anything else. */
export function parsePowerType(text: string | null | undefined): PowerType | null {
  const name = (text ?? "").trim().toLowerCase();
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? null) : null;
}

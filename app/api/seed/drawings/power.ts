/** What drives a machine, as the drawings and their alt texts say it. */
import type { DrivePower } from "#app/drawings/parts/drives.ts";
import type { Machine } from "../machine.ts";

export const POWER_NAMES: Record<DrivePower, string> = { petrol: "petrol", battery: "battery", corded: "electric" };

export function drivePowerOf(machine: Machine): DrivePower {
  return machine.power_type === "battery" || machine.power_type === "corded" ? machine.power_type : "petrol";
}

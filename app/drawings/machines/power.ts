/** What drives a machine, as the drawings and their alt texts say it. */
import type { DrivePower } from "../parts/drives.ts";
import type { DescribedMachine } from "./described-machine.ts";

export const POWER_NAMES: Record<DrivePower, string> = { petrol: "petrol", battery: "battery", corded: "electric" };

export function drivePowerOf(machine: DescribedMachine): DrivePower {
  return machine.power_type === "battery" || machine.power_type === "corded" ? machine.power_type : "petrol";
}

/** Power type of a machine, as drawings and their alt texts name it. */
import type { DrivePowerType } from "../parts/drives.ts";
import type { DescribedMachine } from "./described-machine.ts";

export const POWER_NAMES: Record<DrivePowerType, string> = {
  petrol: "petrol",
  battery: "battery",
  corded: "electric",
};

export function powerTypeOf(machine: DescribedMachine): DrivePowerType {
  return machine.power === "battery" || machine.power === "corded" ? machine.power : "petrol";
}

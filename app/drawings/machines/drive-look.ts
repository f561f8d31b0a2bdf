/** Appearance of a pole tool's drive: cover by model, tank and slots by the figures. */

import type { BatteryBody } from "../parts/battery-motors.ts";
import type { DriveLook } from "../parts/drives.ts";
import type { EngineCover } from "../parts/petrol-engines.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { clamp, measure } from "./pictures.ts";

/** Other engines have the tall farm cover. */
const COVERS: Partial<Record<EngineCover, Set<string>>> = {
  home: models(
    "FS 38,FS 40,FS 55,FS 55 R,FS 56 C-E,FS 80,FS 85,FS 3001,KM 56 RC-E,KA 85 R,HT 56 C-E,HT 75,BT 45",
  ),
  mix: models(
    "FS 91 R,FS 111 R,FS 131,FS 235,FS 311,KM 94 RC-E,KM 111 R,KM 131 R,HT 101,HT 103,HT 105,HT 133,HT 135,HL 94 C-E,BT 130,BT 131,UMK435T,UMK450T",
  ),
  fan: models(
    "FS 160,FS 161,FS 220,FS 230,FS 221,FS 240 C-E,FS 260 C-E,FS 280,FS 291,FS 351,MM 56 C-E",
  ),
  clearing: models("FS 400,FS 450"),
  forest: models("FR 410,FS 410 C-E,FS 460 C-EM,FS 490 C-EM,FS 511"),
};

/** Other battery machines have the deep housing of the AP battery. */
const BODIES: Partial<Record<BatteryBody, Set<string>>> = {
  grip: models("FSA 30,FSA 45,FSA 50,FSA 56,FSA 57,FSE 31,FSE 41,FSE 52"),
  compact: models("FSA 60 R,FSA 80,KMA 80 R,KMA 120 R,HLA 40,HLA 56,HTA 50,FSA 90"),
  pro: models("FSA 200,FSA 400,KMA 200 R,HTA 135"),
};

/** Electric machines of the older series with a dark lower half. */
const DARK = models("FSA 86 R,FSA 90,FSA 130,KMA 130 R,KMA 120 R,HTA 65,HTA 85,FSE 71,FSE 81");

/** Machines that only a carried battery feeds. */
const ON_A_LEAD = models("FSA 130");

function models(list: string): Set<string> {
  return new Set(list.split(","));
}

function classOf<Name extends string>(
  classes: Partial<Record<Name, Set<string>>>,
  model: string,
): Name | undefined {
  return (Object.keys(classes) as Name[]).find((name) => classes[name]?.has(model));
}

export function driveLookOf(machine: DescribedMachine): DriveLook {
  const { model } = machine;
  const cover = classOf(COVERS, model);
  const body = classOf(BODIES, model);
  const litres = measure(machine, "fuel_tank_l");
  const horsepower = measure(machine, "power_hp") ?? 1.63;
  return {
    ...(cover ? { cover } : {}),
    ...(body ? { body } : {}),
    ...(litres ? { litres } : { litres: 0.5 }),
    vents: Math.round(clamp(2, 1 + 1.7 * horsepower, 6)),
    easyStart: /C-E/.test(model),
    dark: DARK.has(model),
    lead: ON_A_LEAD.has(model),
  };
}

/** Engines scale with weight and with the cube root of displacement or power. */
export function engineSizeOf(machine: DescribedMachine): number {
  const cc = measure(machine, "displacement_cc");
  const kg = measure(machine, "weight_kg");
  const hp = measure(machine, "power_hp");
  const byPower = cc ? Math.cbrt(cc / 36) : Math.cbrt((hp ?? 2) / 2);
  return clamp(0.86, kg ? 0.6 * byPower + 0.4 * (0.7 + 0.045 * kg) : byPower, 1.16);
}

/**
 * Parts of all pole tools: drive, handles and shaft. The shaft lies level, with the drive at its
 * right end, which is the origin of all parts.
 */
import { batteryPack } from "../parts/battery.ts";
import { batteryLead } from "../parts/battery-motors.ts";
import { DRIVE_END, type DriveLook, type DrivePowerType, drive } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import { control, loopHandle, shaft } from "../parts/shaft.ts";
import { airFilter, BATTERY, FILTER, PLUG, sparkPlug } from "./insides.ts";
import { DOWN, LEFT, type Part, RIGHT, sized, UP } from "./part.ts";

export interface Drive {
  power?: DrivePowerType;
  /** Scale of the drive. */
  size?: number;
  look?: DriveLook;
  /** The motor is at the head. */
  motorBelow?: boolean;
}

/** Rows of the drive and of its wearing parts. */
export function driveRows(options: Drive): Part[][] {
  const { power = "petrol", size = 1, look } = options;
  return [
    [driveOf(options)],
    ...(power === "petrol" ? [[plug, filter]] : []),
    ...(power === "battery" ? [[look?.lead ? lead : pack]] : []),
  ].map((row) => row.map((part) => sized(size, part)));
}

function driveOf({ power = "petrol", look, motorBelow }: Drive): Part {
  return {
    ...(power === "petrol"
      ? {
          name: "Engine with tank and starter",
          does: "Drives the shaft through a clutch that opens at idle.",
        }
      : motorBelow
        ? { name: "Rear handle", does: "Holds the switch; the motor sits on the cutting head." }
        : { name: "Motor unit", does: "Drives the shaft without a clutch." }),
    draw: (pen) => drive(pen, power, { ...look, empty: true }),
    box:
      power === "petrol"
        ? [-44, -198, DRIVE_END.petrol, 172]
        : [-44, -122, power === "battery" ? 272 : DRIVE_END.corded, 142],
    out: [RIGHT],
  };
}

const plug: Part = {
  ...PLUG,
  draw: (pen) => at(186, -56, sparkPlug(pen)),
  box: [168, -150, 204, -52],
};

const filter: Part = {
  ...FILTER,
  draw: (pen) => at(160, 6, airFilter(pen)),
  box: [106, -22, 214, 34],
  out: [DOWN, RIGHT, UP],
};

const pack: Part = {
  ...BATTERY,
  draw: (pen) => at(226, -70, batteryPack(pen, 112, 150)),
  box: [223, -74, 343, 82],
  out: [RIGHT, DOWN],
};

const lead: Part = {
  name: "Connecting lead",
  does: "Leads the current from the battery on the back.",
  draw: batteryLead,
  box: [232, -38, 320, 118],
  out: [RIGHT, DOWN],
};

export function loopHandles(barrier: boolean): Part {
  return {
    name: barrier ? "Loop handle with barrier bar" : "Loop handle",
    does: barrier
      ? "The bar keeps the user's legs off the cutting tool."
      : "Leads the machine close to the body and between plants.",
    draw: (pen) => control(pen) + loopHandle(pen, barrier),
    box: [barrier ? -360 : -328, -198, -2, barrier ? 128 : 66],
    out: [UP],
  };
}

/** @param length drawn, mm: the shaft is shortened, with a break behind the front handle */
export function tubeOf(length: number): Part {
  return {
    name: "Shaft",
    does: "The drive shaft turns within it, in bearings that need no care.",
    draw: (pen) => shaft(pen, 60 - length, 0, { breakAt: -205, gap: 44 }),
    box: [60 - length, -16, 0, 16],
    out: [LEFT, RIGHT],
  };
}

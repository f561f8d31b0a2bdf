/** Drives of pole tools. Origin: the end of the shaft, engine to the right. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { cord } from "./battery.ts";
import { type BatteryLook, batteryMotor, gripBody } from "./battery-motors.ts";
import { type EngineLook, petrolEngine } from "./petrol-engines.ts";
import { at } from "./placing.ts";

export type DrivePowerType = "petrol" | "battery" | "corded";

/** Length of each drive beyond the shaft's end, mm. */
export const DRIVE_END: Record<DrivePowerType, number> = { petrol: 296, battery: 346, corded: 480 };

/** Appearance of a drive; options of other power types are ignored. */
export type DriveLook = EngineLook & BatteryLook;

export function drive(pen: Pen, power: DrivePowerType, look: DriveLook = {}): string {
  if (power === "petrol") return petrolEngine(pen, look);
  return power === "battery" ? batteryMotor(pen, look) : cordedDrive(pen, look);
}

/**
 * Mains motor at the top of the shaft, closed rear grip and cord; only the grip if the motor is at
 * the head.
 */
function cordedDrive(pen: Pen, { body, vents = 4, dark = false }: DriveLook): string {
  if (body === "grip") return gripBody(pen, vents, at(250, 66, cord(pen, 160, 70)));
  const grip =
    "M-40-20C0-24 20-40 44-56L150-70C196-72 244-52 272-18C294 10 300 44 290 66C284 80 264 82 250 72L226 56C214 40 190 32 160 34L60 54C36 48 10 26-40 20zM168-40C186-42 216-32 232-12C240 0 236 10 224 6L172 2C162 0 158-8 158-18C158-30 160-38 168-40z";
  const motor =
    "M26-46C44-74 70-86 100-86C130-84 148-62 150-30V30C148 60 128 82 98 84C68 84 42 70 26 44z";
  return (
    at(282, 62, cord(pen, 130, 70)) +
    pen.shell(grip, tones.dark, { hole: true, dx: -3, dy: -8 }) +
    pen.line("M150-60C194-62 238-42 264-10", tones.dark.light, 2.4) +
    pen.shell(motor, pen.accent, {
      dx: -5,
      dy: -12,
      light: pen.tone("M44-54C56-70 76-78 98-76V-82C70-82 48-70 34-50z", pen.accent.light),
    }) +
    (dark
      ? pen.dot([92, 2], 50, tones.dark.base) +
        pen.ring([92, 2], 30, { width: 22, colour: tones.dark.light, dashes: "6 7.1" })
      : pen.line(
          "M58-36l14-14M58-12l38-38M58 12l62-62M62 34l64-64M78 44l50-50M102 46l28-28",
          pen.accent.shade,
          5,
        )) +
    pen.shell("M176 4C178 22 186 32 198 32C208 32 208 20 208 8z", pen.accent, { small: true }) +
    pen.screw(60, 58, 6) +
    pen.screw(120, 58, 6)
  );
}

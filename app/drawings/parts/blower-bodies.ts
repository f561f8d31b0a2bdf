/** Hand-held blowers with a radial fan in a volute, and the tube of all hand-held blowers. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { batteryPack, cord } from "./battery.ts";
import type { DrivePowerType } from "./drives.ts";
import { slots } from "./fittings.ts";
import { at, turned } from "./placing.ts";

/**
 * Tube of the given length and diameter, mm, from the fan to the left; an adjustable one has
 * a slot with stops.
 */
export function blowerTube(pen: Pen, length: number, diameter: number, adjustable = false): string {
  const joint = -length * 0.52,
    mouth = -length,
    wide = diameter / 2,
    half = diameter * 0.43,
    narrow = diameter * 0.36;
  let svg =
    pen.shell(
      path`M${joint + 30} ${-half}L${mouth + 70} ${-narrow}C${mouth + 40} ${-narrow} ${mouth + 18} ${-narrow - 3} ${mouth - 6} ${-narrow - 8}L${mouth - 26} ${narrow + 2}C${mouth + 10} ${narrow + 6} ${mouth + 40} ${narrow} ${mouth + 70} ${narrow}L${joint + 30} ${half}z`,
      tones.dark,
      { dx: 0, dy: -diameter * 0.16 },
    ) +
    pen.line(path`M${joint} ${-half * 0.62}L${mouth + 20} ${-narrow * 0.6}`, tones.dark.light, 2.6);
  svg +=
    pen.shell(path`M16 ${-wide}L${joint} ${-half - 4}V${half + 4}L16 ${wide}z`, tones.dark, {
      dx: 0,
      dy: -diameter * 0.17,
    }) + pen.line(path`M-14 ${-wide * 0.62}L${joint + 26} ${-half * 0.62}`, tones.dark.light, 2.6);
  svg +=
    pen.flat(
      path`M${joint + 34} ${-half - 6}H${joint + 8}V${half + 6}H${joint + 34}z`,
      pen.accent.base,
    ) + pen.line(path`M${joint + 21} ${-half}V${half}`, pen.accent.shade, 2);
  if (adjustable)
    svg +=
      pen.rod(path`M${joint + 66} 4H-66`, tones.mid.base, 22) +
      slots(
        pen,
        { from: [joint + 66, -5], count: 4, step: [(-joint - 132) / 3, 0], by: [0, 18] },
        pen.accent.base,
        8,
      ) +
      pen.shell(
        path`M${joint - 6} ${-half - 10}H${joint + 44}V${half + 10}H${joint - 6}z`,
        tones.mid,
        {
          dx: 0,
          dy: -9,
        },
      );
  return svg;
}

export interface RadialLook {
  /** Dark volute, as on the more powerful of two models. */
  dark?: boolean;
  /** Round air filter with its cover behind the handle. */
  filter?: boolean;
}

/**
 * Origin: the volute's centre; the outlet is at the left at y = 56. `vac` leaves the intake open
 * for a tube.
 */
export function radialBlowerBody(
  pen: Pen,
  power: DrivePowerType,
  vac: boolean,
  look: RadialLook = {},
): string {
  return (
    blowerFoot(pen, power) +
    blowerCowl(pen, power) +
    (power === "corded" ? at(196, -120, cord(pen, 150, 90)) : "") +
    (power === "battery" ? at(122, -20, turned(8, batteryPack(pen, 128, 116))) : "") +
    blowerHandle(pen, power) +
    (look.filter
      ? pen.dot([146, -34], 46, tones.dark.base) +
        pen.ring([146, -34], 32, { width: 5, colour: tones.dark.light })
      : "") +
    volute(pen, vac, look)
  );
}

/** Fuel tank, or the foot of an electric blower. */
function blowerFoot(pen: Pen, power: DrivePowerType): string {
  let svg = "";
  if (power === "petrol") {
    svg +=
      pen.shell(
        "M-58 92H160C178 92 184 104 182 122L172 168C168 184 158 190 142 190H-40C-62 190-72 180-72 162z",
        tones.grey,
        { dx: -5, dy: -12 },
      ) +
      pen.tone(
        "M-66 140L178 132L170 168C166 182 156 186 142 186H-40C-60 186-68 176-68 160z",
        tones.grey.shade,
      ) +
      pen.line("M-54 112C-56 130-56 148-52 160", tones.grey.light, 2.4);
    svg +=
      pen.shell(
        "M-52 186H-8L-12 204H-50C-58 204-60 190-52 186zM116 186H160C166 192 162 204 154 204H120z",
        tones.dark,
        {
          small: true,
        },
      ) + pen.cap(138, 128, 20);
  } else
    svg +=
      pen.shell(
        "M-30 96H118L136 146C138 156 132 160 124 160H-34C-44 160-48 152-46 144z",
        tones.dark,
        {
          dx: -4,
          dy: -10,
        },
      ) + pen.line("M-26 110H114", tones.dark.light, 2);
  return svg;
}

/** Cowl of the engine or motor, behind the volute. */
function blowerCowl(pen: Pen, power: DrivePowerType): string {
  const petrol = power === "petrol";
  let svg = pen.shell(
    petrol
      ? "M-20-116C30-160 140-160 182-112C206-84 208-20 202 40C198 84 176 106 140 110H20z"
      : "M-20-104C30-140 110-138 150-100C176-74 182-20 176 30C170 76 150 100 116 104H20z",
    pen.accent,
    {
      dx: -6,
      dy: -13,
      light: pen.tone(
        petrol
          ? "M60-136C104-142 146-132 168-104L176-112C150-146 96-152 56-146z"
          : "M60-118C96-122 124-112 140-90L148-98C126-126 90-130 58-126z",
        pen.accent.light,
      ),
    },
  );
  svg += petrol
    ? pen.line(
        "M144-70l42-6M148-48l44-6M150-26l46-6M150-4l46-6M148 18l46-6M144 40l46-6",
        pen.accent.shade,
        5,
      )
    : pen.line("M138-50l30-5M140-30l32-5M140-10l34-5M140 10l34-5", pen.accent.shade, 5);
  return svg;
}

function blowerHandle(pen: Pen, power: DrivePowerType): string {
  const petrol = power === "petrol";
  let svg = pen.shell(
    petrol
      ? "M-96-66C-100-150-56-214 16-230C84-244 152-226 186-184C206-158 208-130 202-96L160-92C164-122 158-148 132-166C92-190 26-184-10-152C-34-130-42-100-40-62z"
      : "M-96-66C-100-146-60-206 10-220C78-232 140-214 172-176C194-150 208-138 212-120C212-106 196-104 184-112L150-96C148-122 138-142 116-156C80-176 22-172-12-142C-34-122-42-96-40-62z",
    tones.dark,
    { dx: -4, dy: -8 },
  );
  svg +=
    pen.line("M-80-86C-80-148-40-198 24-214C80-226 134-212 166-178", tones.dark.light, 2.6) +
    pen.line("M40-176l-2-16M58-178l0-17M76-176l2-17M94-172l4-16", tones.dark.light, 1.6);
  svg += pen.shell(
    "M-28-142C-20-116-4-104 14-108C24-112 22-122 16-130C10-140 12-154 20-166z",
    pen.accent,
    {
      small: true,
    },
  );
  if (petrol)
    svg += pen.shell(
      "M60-232C66-246 98-244 116-236C124-232 126-224 122-220C102-228 80-232 60-232z",
      tones.mid,
      {
        small: true,
      },
    );
  return svg;
}

/** Fan housing with its outlet; `vac` leaves the intake open for a tube. */
function volute(pen: Pen, vac: boolean, look: RadialLook): string {
  const volute = look.dark ? tones.mid : tones.grey;
  let svg = pen.shell(
    vac
      ? "M16-122C82-118 126-66 124 4C120 74 70 122 2 122C-34 122-66 112-104 112H-176V6L-116-6C-116-74-60-128 16-122z"
      : "M16-122C82-118 126-66 124 4C120 74 70 122 2 122C-34 122-66 112-104 112L-196 106V6L-116-6C-116-74-60-128 16-122z",
    volute,
    { dx: -6, dy: -14 },
  );
  svg += pen.line("M-98-20C-92-72-46-110 10-110C40-108 64-96 82-78", volute.light, 3);
  if (!vac)
    svg +=
      pen.dot([4, 0], 84, volute.shade, 1.6) +
      pen.ring([4, 0], 53, { width: 46, colour: tones.dark.base, dashes: "9 10.2" }) +
      pen.ring([4, 0], 56, { width: 3, colour: volute.shade }) +
      pen.dot([4, 0], 26, volute.base, 1.4) +
      pen.ring([4, 0], 15, { width: 4, colour: pen.accent.base });
  svg +=
    pen.screw(-88, 86, 7) + pen.screw(96, -70, 7) + pen.screw(92, 84, 7) + pen.screw(-72, -74, 7);
  return svg;
}

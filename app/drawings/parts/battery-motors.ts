/**
 * Battery drives of pole tools. Origin: the end of the shaft; the battery slides in from behind.
 */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { batteryPack } from "./battery.ts";
import { slots } from "./fittings.ts";
import { at, turned } from "./placing.ts";

/**
 * Housing by class: `grip` is a closed rear handle with the motor at the head, `compact` for the
 * small battery, `deep` for the large one, `pro` with a finned motor and two-part cover.
 */
export type BatteryBody = "grip" | "compact" | "deep" | "pro";

export interface BatteryLook {
  body?: BatteryBody;
  /** Slots in the cover: more for more power. */
  vents?: number;
  /** Dark lower half, as on the older series. */
  dark?: boolean;
  /** A lead to a battery on the back, instead of a battery in the housing. */
  lead?: boolean;
}

export function batteryMotor(pen: Pen, look: BatteryLook = {}): string {
  const { body = "deep", vents = 4, dark = false, lead = false } = look;
  const feed = lead ? batteryLead : PACKS[body];
  return feed(pen) + BODIES[body](pen, vents, dark);
}

/** Battery of each housing, in position. */
const PACKS: Record<BatteryBody, (pen: Pen) => string> = {
  grip: (pen) => at(232, -40, turned(12, batteryPack(pen, 92, 132))),
  compact: (pen) => at(222, -52, turned(4, batteryPack(pen, 92, 112))),
  deep: (pen) => at(226, -70, turned(4, batteryPack(pen, 112, 150))),
  pro: (pen) => at(234, -86, turned(3, batteryPack(pen, 108, 184))),
};

/** Lead with its plug, from the rear of the housing. */
function batteryLead(pen: Pen): string {
  return (
    pen.tube("M252-10C292-8 304 20 288 56C276 84 282 98 300 98", 13, tones.dark, {
      highlight: false,
    }) +
    pen.shell("M236-34H262C270-34 276-28 276-20V8C276 16 270 22 262 22H236z", tones.mid, {
      small: true,
    }) +
    pen.flat("M292 82h24v32h-24z", pen.accent.base)
  );
}

const BODIES: Record<BatteryBody, (pen: Pen, vents: number, dark: boolean) => string> = {
  grip: (pen, vents) => gripBody(pen, vents, ""),
  compact: compactBody,
  deep: deepBody,
  pro: proBody,
};

/** Closed handle; `feed` is the battery or cord behind it. */
export function gripBody(pen: Pen, vents: number, feed: string): string {
  const handle =
    "M-40-20C10-24 30-46 70-62C120-82 190-80 232-56C256-42 268-16 266 14L262 60C260 80 244 88 228 84L120 50C70 34 20 22-40 20zM110-36C150-48 196-42 214-22C224-8 224 16 216 24L126 4C104-2 92-28 110-36z";
  return (
    feed +
    pen.shell(handle, tones.dark, { hole: true, dx: -3, dy: -8 }) +
    pen.shell(
      "M-34-16C12-20 32-40 70-54C84-60 94-62 104-62L88-36C76-18 84 4 104 14L96 38C60 26 16 18-34 16z",
      pen.accent,
      {
        dx: -3,
        dy: -8,
      },
    ) +
    slots(pen, { from: [4, -4], count: vents, step: [18, -5], by: [-4, 22] }, pen.accent.shade, 8) +
    pen.shell("M124 2C126 20 134 30 148 32C158 32 160 20 158 10z", pen.accent, { small: true }) +
    pen.line("M122-54C160-66 202-60 230-38", tones.dark.light, 2.4)
  );
}

function compactBody(pen: Pen, vents: number, dark: boolean): string {
  const lower = dark ? tones.mid : tones.grey;
  const body =
    "M-40-20C-10-24 10-34 26-48C44-66 70-76 104-78L210-80C228-80 238-70 240-54L248 44C248 62 238 74 220 76L120 80C84 80 58 70 40 50C24 36 6 26-40 20z";
  return (
    pen.shell(body, tones.dark, { dx: -4, dy: -10 }) +
    pen.shell(
      "M40-50C58-70 80-78 106-80L170-82L146-14C108-14 70-22 52-32C44-36 40-42 40-50z",
      pen.accent,
      {
        dx: -4,
        dy: -8,
      },
    ) +
    slots(
      pen,
      { from: [84, -60], count: vents, step: [18, -1], by: [-6, 28] },
      pen.accent.shade,
      10,
    ) +
    pen.shell("M180-82H212C228-82 238-72 240-56L247 40C247 58 238 70 222 72L152 76z", lower, {
      dx: -3,
      dy: -8,
    }) +
    pen.line("M190-54L176 40M208-54L196 46", dark ? tones.mid.light : tones.grey.shade, 4) +
    pen.screw(226, 52, 7)
  );
}

function deepBody(pen: Pen, vents: number, dark: boolean): string {
  const lower = dark ? tones.mid : tones.grey;
  return (
    pen.shell(
      "M-40-20C-10-24 10-34 26-52C44-74 70-88 104-92L214-96C234-96 244-86 246-68L256 58C256 78 246 90 226 92L120 96C84 96 58 84 40 62C24 44 6 28-40 20z",
      tones.dark,
      { dx: -4, dy: -12 },
    ) +
    pen.shell(
      "M44-60C62-84 84-94 112-96L218-100C236-100 246-90 248-74L251-22C200-8 130-10 80-22C60-28 48-40 44-60z",
      pen.accent,
      {
        dx: -4,
        dy: -10,
        light: pen.tone(
          "M62-64C74-78 90-84 112-86L214-90V-96L108-94C84-92 66-82 54-66z",
          pen.accent.light,
        ),
      },
    ) +
    slots(
      pen,
      { from: [112, -66], count: vents, step: [22, -1], by: [-6, 30] },
      pen.accent.shade,
      10,
    ) +
    pen.shell(
      "M62 10C100 20 200 22 252 6L254 58C254 74 246 84 230 86L124 90C96 90 74 80 58 58C54 42 56 24 62 10z",
      lower,
      { dx: -4, dy: -9 },
    ) +
    pen.line("M96 40h92M102 54h86M112 68h74", tones.dark.base, 4) +
    pen.screw(216, 62, 7) +
    pen.line("M-30-12C0-14 16-24 34-46", tones.dark.light, 2.2) +
    pen.shell("M120 94H216L208 116H196L192 106H146L142 116H130z", tones.dark, { small: true })
  );
}

function proBody(pen: Pen, vents: number): string {
  const motor =
    "M-40-20C-16-24 0-40 10-64C18-86 34-98 56-98H96V98H56C34 98 18 86 10 64C0 40-16 24-40 20z";
  const housing = "M84-112L226-118C246-118 256-106 258-88L266 80C266 104 254 116 230 118L84 112z";
  return (
    pen.shell(motor, tones.mid, { dx: -3, dy: -12 }) +
    slots(pen, { from: [30, -66], count: 7, step: [0, 22], by: [54, 0] }, tones.dark.base, 8) +
    pen.shell(housing, tones.dark, { dx: -4, dy: -12 }) +
    pen.shell("M96-114L228-120C246-120 256-108 258-92L260-30C200-44 150-38 96-12z", pen.accent, {
      dx: -4,
      dy: -10,
    }) +
    slots(
      pen,
      { from: [122, -90], count: vents, step: [24, -1], by: [-6, 36] },
      pen.accent.shade,
      10,
    ) +
    pen.shell("M108 36C150 12 204 6 254 12L257 74C257 94 248 102 230 102L108 98z", tones.grey, {
      dx: -4,
      dy: -9,
    }) +
    pen.line("M128 54C160 40 200 34 236 36M132 74h100", tones.grey.shade, 4) +
    pen.screw(120, 84, 7) +
    pen.shell("M110 112H230L220 138H206L200 124H150L144 138H122z", tones.dark, { small: true })
  );
}

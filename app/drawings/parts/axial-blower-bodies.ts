/** Battery blowers with an axial fan in line with the tube; the duct's axis is y = 0. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { batteryPack } from "./battery.ts";
import { slots } from "./fittings.ts";
import { at, turned } from "./placing.ts";

export interface AxialLook {
  /** Light with a thin handle, standard arch, or professional with a large intake. */
  body?: "light" | "arch" | "pro";
  /** Power supply: a battery in the handle, a built-in one, or a lead to a carried one. */
  feed?: "pack" | "large-pack" | "built-in" | "lead";
  /** Slots in the cover: more for a higher blowing force. */
  vents?: number;
}

export function axialBlowerBody(pen: Pen, look: AxialLook = {}): string {
  return (
    axialFoot(pen, look) +
    axialHandle(pen, look) +
    axialFeed(pen, look) +
    axialIntake(pen, look) +
    axialDuct(pen, look)
  );
}

function axialFoot(pen: Pen, { body = "arch" }: AxialLook): string {
  return body === "light" ? lightFoot(pen) : foot(pen);
}

function axialHandle(pen: Pen, { body = "arch" }: AxialLook): string {
  return HANDLES[body](pen);
}

function axialFeed(pen: Pen, { feed = "pack" }: AxialLook): string {
  return FEEDS[feed](pen);
}

function axialIntake(pen: Pen, { body = "arch" }: AxialLook): string {
  return intake(pen, body === "pro");
}

function axialDuct(pen: Pen, { body = "arch", vents = 3 }: AxialLook): string {
  return duct(pen, body, vents);
}

const FEEDS: Record<NonNullable<AxialLook["feed"]>, (pen: Pen) => string> = {
  pack: (pen) => at(160, -198, turned(26, batteryPack(pen, 80, 100))),
  "large-pack": (pen) => at(158, -212, turned(26, batteryPack(pen, 96, 134))),
  "built-in": () => "",
  lead: (pen) =>
    pen.tube("M196-128C262-150 290-90 252-40C224 0 262 60 300 74", 12, tones.dark, {
      highlight: false,
    }) + pen.flat("M290 58h26v32h-26z", pen.accent.base),
};

const HANDLES: Record<NonNullable<AxialLook["body"]>, (pen: Pen) => string> = {
  light: (pen) =>
    pen.shell(
      "M-60-50C-62-110-30-170 34-186C104-202 182-170 214-104L206-60H150C156-100 128-140 82-148C32-154-6-122-12-56z",
      pen.accent,
      { dx: -4, dy: -7 },
    ) +
    pen.line("M-40-76C-36-126-4-160 44-170C92-178 142-160 172-122", pen.accent.light, 2.6) +
    pen.shell("M-2-124C6-104 20-96 34-100C42-104 40-112 36-118C32-126 34-136 38-142z", tones.dark, {
      small: true,
    }),
  arch: (pen) =>
    pen.shell(
      "M-74-60C-84-140-40-206 34-224C86-236 140-222 172-190L208-150C218-138 222-122 216-108L190-60H130L152-104C156-116 152-128 142-138L124-154C98-176 52-176 16-152C-12-132-22-104-18-60z",
      tones.dark,
      { dx: -4, dy: -8 },
    ) +
    pen.line("M-58-84C-60-144-20-194 40-210C84-220 128-208 158-180", tones.dark.light, 2.6) +
    pen.line("M58-172l-1-18M76-171l1-18M94-167l4-16", tones.dark.light, 1.6) +
    trigger(pen),
  pro: (pen) =>
    pen.shell(
      "M-96-56L-70-190C-64-216-46-230-20-230H130C166-230 194-212 206-180L232-60H176L158-158C154-172 144-180 128-180H10C-2-180-10-174-12-162L-30-56z",
      tones.dark,
      { dx: -4, dy: -9 },
    ) +
    pen.line("M-54-186C-48-206-38-214-18-214H128C156-214 178-202 188-180", tones.dark.light, 2.6) +
    pen.line("M30-184v-22M52-184v-22M74-184v-22M96-184v-22", tones.dark.light, 1.6) +
    at(-14, -26, trigger(pen)),
};

function lightFoot(pen: Pen): string {
  return pen.shell(
    "M-6 70H90L104 104C106 110 100 114 94 114H-14C-20 114-24 110-22 104z",
    tones.dark,
    { small: true },
  );
}

function foot(pen: Pen): string {
  return pen.shell(
    "M-20 74H96L112 118C114 126 108 130 100 130H-30C-38 130-42 124-40 116z",
    tones.dark,
    {
      dx: -3,
      dy: -8,
    },
  );
}

function trigger(pen: Pen): string {
  return pen.shell(
    "M-2-142C6-116 22-104 40-108C50-112 48-122 42-130C36-140 38-152 44-162z",
    pen.accent,
    {
      small: true,
    },
  );
}

function intake(pen: Pen, large: boolean): string {
  if (large)
    return (
      pen.shell(
        "M112-104C170-106 220-92 234-60C242-30 242 30 234 60C220 92 170 106 112 104z",
        tones.mid,
        {
          dx: -4,
          dy: -14,
        },
      ) +
      slots(pen, { from: [138, -84], count: 4, step: [22, 3], by: [0, 162] }, tones.dark.base, 8)
    );
  return (
    pen.shell(
      "M120-88C164-90 206-74 222-46C232-16 232 20 222 48C206 76 164 90 120 88z",
      tones.dark,
      {
        dx: -4,
        dy: -12,
      },
    ) +
    pen.line(
      "M140-76C150-30 150 30 140 76M164-74C174-30 174 30 164 74M188-66C198-26 198 28 188 66M208-52C216-20 216 22 208 52",
      tones.dark.light,
      2.4,
    )
  );
}

function duct(pen: Pen, body: NonNullable<AxialLook["body"]>, vents: number): string {
  const outline =
    "M-200-50L-92-60C-40-76 20-96 84-98H126C134-60 134 60 126 98H80C20 96-40 76-92 60L-200 52z";
  const screws = pen.screw(-56, 38, 7) + pen.screw(96, 50, 7);
  const vented = (x: number, y: number, tone: string) =>
    slots(pen, { from: [x, y], count: vents, step: [20, -1], by: [-8, 32] }, tone, 9);
  if (body === "light")
    return (
      pen.shell(outline, tones.dark, { dx: -5, dy: -16 }) +
      pen.line("M-180-38L-88-46C-36-60 20-80 80-82", tones.dark.light, 3) +
      vented(20, -26, tones.dark.light) +
      screws
    );
  if (body === "pro")
    return (
      pen.shell(outline, pen.accent, { dx: -5, dy: -16 }) +
      pen.shell(
        "M-196 4L-92 10C-30 18 40 20 131 14C131 40 130 70 126 98H80C20 96-40 76-92 60L-198 52z",
        tones.grey,
        {
          dx: -3,
          dy: -10,
        },
      ) +
      vented(10, -56, pen.accent.shade) +
      screws
    );
  return (
    pen.shell(outline, tones.grey, { dx: -5, dy: -16 }) +
    pen.shell(
      "M-150-56L-92-62C-40-78 20-98 84-100H128C132-76 134-46 133-18C80-24 20-18-30 0C-70 14-110 12-140-6C-152-18-156-40-150-56z",
      pen.accent,
      {
        dx: -4,
        dy: -12,
        light: pen.tone(
          "M-136-48L-88-52C-40-66 20-86 84-88H120V-96H84C20-96-40-76-92-60L-140-56z",
          pen.accent.light,
        ),
      },
    ) +
    vented(50, -64, pen.accent.shade) +
    pen.line("M-60 36C0 60 60 70 116 70", tones.grey.shade, 3) +
    screws
  );
}

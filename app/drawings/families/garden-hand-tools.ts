/** Draws small one-handed battery tools: shrub shears, garden pruner, secateurs. */
import { batteryPack } from "../parts/battery.ts";
import { guideBar } from "../parts/guide-bar.ts";
import { hedgeBlade } from "../parts/hedge-blade.ts";
import { at } from "../parts/placing.ts";
import { leader } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import { tones } from "../pen/tones.ts";

interface ShrubShearsOptions {
  /** Cutting length, cm. */
  blade: number;
  /** Tooth spacing, mm. */
  pitch?: number;
}

/** The blade ends at x = 0, where the body starts. */
export function shrubShears({ blade, pitch = 19 }: ShrubShearsOptions): Machine {
  return (pen) => {
    const tip = -blade * 10;
    const casting =
      "M-12-30C10-48 44-56 84-60C130-96 200-104 246-78C272-62 276-20 262 14C254 36 236 46 212 46H20C2 46-12 38-12 20zM112-50C150-74 200-78 228-60C242-48 244-20 236 2C232 14 222 18 210 18H130C116 18 108 10 106-4L100-34C98-44 102-47 112-50z";
    let s = hedgeBlade(pen, blade * 10, { pitch, half: 10, tooth: 15 });
    s += at(160, 22, batteryPack(pen, 66, 62));
    s += pen.shell(casting, tones.dark, { hole: true, dx: -2, dy: -7 });
    s += pen.line("M120-78C164-98 214-94 242-68C254-52 256-26 250-4", tones.dark.light, 2.4);
    s += pen.shell(
      "M-6-26C18-42 52-50 92-52L98-20C102 4 100 20 92 32H10C-4 32-10 22-10 8z",
      pen.accent,
      {
        light: pen.tone("M2-24C24-36 54-42 88-44L86-52C52-50 18-42-4-28z", pen.accent.light),
      },
    );
    s += pen.line("M22-8l-5 26M38-12l-5 30M54-14l-5 32M70-15l-5 33", pen.accent.shade, 4.4);
    s += pen.shell(
      "M106-50C102-34 108-20 122-14C130-12 134-18 131-25C128-33 130-42 136-52z",
      pen.accent,
      {
        small: true,
      },
    );
    s += pen.shell("M140-96C150-108 184-108 198-98L196-90C176-96 156-96 142-90z", tones.mid, {
      small: true,
    });
    s += pen.shell("M-8-24C-14-48-10-78 8-92C16-94 20-88 16-80C6-62 8-42 16-30z", tones.dark, {
      small: true,
    });
    s += pen.screw(18, 24, 5) + pen.screw(142, 32, 5) + pen.screw(250, 10, 5);
    return {
      s,
      box: [tip - 6, -108, 276, 92],
      dimension: { from: tip, to: 0, text: path`${blade} cm` },
    };
  };
}

interface GardenPrunerOptions {
  /** Guide bar, cm. */
  bar: number;
  /** Scale of the body. */
  size?: number;
}

export function gardenPruner({ bar, size = 1 }: GardenPrunerOptions): Machine {
  return (pen) => {
    const front = -44 * size;
    const blade = guideBar(pen, { length: bar, front, size: 0.35 });
    const body = pen.group(size, (part) => {
      const grip =
        "M-44-34C-30-48 0-54 40-54H118C152-54 172-38 180-10C188 22 200 66 208 102C210 116 204 122 192 123L150 126C140 126 134 120 132 110L120 46C116 30 106 24 88 24H-30C-40 24-46 16-46 4z";
      let svg = at(128, 112, batteryPack(part, 86, 62), -6);
      svg += part.shell("M-40-22L-62-48-134-44C-146-42-150-32-140-28L-60-22-48 10z", tones.grey, {
        dy: -5,
      });
      svg += part.shell(grip, tones.dark, { dx: -4, dy: -7 });
      svg += part.line("M150-30C162-14 172 24 186 84", tones.dark.light, 2.4);
      svg += part.line("M150 62l24-6M154 76l24-6M158 90l24-6", tones.dark.light, 1.6);
      svg += part.shell(
        "M-40-30C-26-44 2-50 40-50H112C134-50 146-40 150-24C124-8 90 0 56 2L-40 4z",
        part.accent,
        {
          light: part.tone(
            "M-32-30C-20-40 6-43 40-43H108C120-43 130-40 136-34L140-42C132-48 122-50 112-50H40C2-50-26-44-40-30z",
            part.accent.light,
          ),
        },
      );
      svg += part.line("M58-34l-8 24M78-35l-8 26M98-35l-8 26", part.accent.shade, 4.6);
      svg += part.shell("M102 26C94 42 98 60 114 66L126 64 120 42z", part.accent, { small: true });
      return (
        svg +
        part.dot([-20, 8], 9, tones.steel.base, 1.4) +
        part.screw(20, 14, 5) +
        part.screw(84, 14, 5)
      );
    });
    return {
      s: blade.svg + body,
      box: [blade.nose - 10, -58 * size, 226 * size, 182 * size],
      dimension: { from: blade.nose, to: front, text: path`${bar} cm` },
    };
  };
}

interface SecateursOptions {
  /** Maximum branch diameter, mm: lettered if set. */
  branch?: number;
}

/** Battery secateurs with their battery on a cord. */
export function batterySecateurs({ branch }: SecateursOptions): Machine {
  return (pen) => {
    const text = branch ? path`Ø ${branch} mm` : "";
    let s = pen.tube("M262 12C320 20 330 96 372 104C396 108 404 96 412 84", 9, tones.dark, {
      highlight: false,
    });
    s += at(398, -16, batteryPack(pen, 92, 120));
    s += pen.shell(
      "M-6 18C-50 26-96 22-132 0C-138-8-130-15-122-12C-92-2-62 0-30-4L-6-4z",
      tones.steel,
      { dy: -5 },
    );
    s += pen.shell("M-4-22C-46-48-100-50-140-18C-126-4-86 2-40 0L-4 6z", tones.steel, {
      dx: 0,
      dy: 6,
    });
    s += pen.line("M-126-16C-100-4-70 0-40-2", tones.steel.light, 2.4);
    s += pen.shell(
      "M-22-26C12-40 62-42 122-38C172-34 224-26 258-8C268 0 268 20 256 26C206 40 124 42 62 38C22 36-10 32-24 20z",
      tones.dark,
      { dx: -2, dy: -8 },
    );
    s += pen.line("M84-28C140-26 200-20 246-4", tones.dark.light, 2.4);
    s += pen.shell("M-18-24C14-36 54-38 92-36C106-18 100 6 76 20L-18 18z", pen.accent, {
      light: pen.tone("M-14-22C14-32 54-32 88-30V-38C54-40 14-36-18-24z", pen.accent.light),
    });
    s += pen.line("M36-22l-6 22M52-23l-6 24M68-23l-6 24", pen.accent.shade, 4.4);
    s += pen.shell("M92 38C94 58 108 72 134 70C150 68 152 54 142 46L134 39z", pen.accent, {
      small: true,
    });
    s += pen.dot([-6, -6], 13, tones.steel.base) + pen.dot([-6, -6], 5, tones.dark.base, 0);
    s += pen.line("M172-8v24M186-7v24M200-5v22M214-3v20", tones.dark.light, 1.8);
    if (branch) s += leader(pen, [-78, 6], [-50, 84], text);
    return { s, box: [-146, -54, 500, branch ? Math.max(112, 84 + pen.px(14)) : 112] };
  };
}

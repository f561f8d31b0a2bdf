/** Cutting heads of trimmers and brushcutters. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { at } from "./placing.ts";

/** Line head, ten-tooth grass blade, three-wing brush knife, circular saw blade. */
export type CuttingTool = "nylon" | "blade" | "knife" | "saw";

interface TrimmerHeadOptions {
  /** The motor is at the head instead of the shaft's other end. */
  motor?: boolean;
}

/** Guards: deep for line, shorter for blades, a small stop for saw blades. */
const GUARDS: Record<CuttingTool, [outline: string, light: string, ribs: string]> = {
  nylon: [
    "M30-56C120-70 206-34 240 34C252 58 258 82 256 102C254 112 232 114 226 104C208 74 168 52 120 42L40 34z",
    "M70-46C136-48 200-16 228 42",
    "M118-38L108 30M166-16L148 40M206 22L184 58",
  ],
  blade: [
    "M30-56C100-66 166-40 190 14C198 34 200 50 198 62C194 72 176 72 170 62C158 46 140 40 112 36L40 34z",
    "M70-46C120-46 158-26 178 16",
    "M112-40L104 26M152-18L138 30",
  ],
  knife: [
    "M30-56C84-64 140-46 160-6C168 14 170 40 168 58C164 66 148 66 142 56C134 42 124 38 106 36L40 34z",
    "M66-46C106-46 136-30 148-2",
    "M104-42L98 24",
  ],
  saw: [
    "M34-44L92-36C116-30 128-8 130 22L134 66C120 72 106 66 102 52L96 34 40 34z",
    "M60-32C96-30 112-12 116 20",
    "",
  ],
};

/** Trimmer head flat on the ground. Origin: the shaft's end. `cut` is the cutting circle in cm. */
export function trimmerHead(
  pen: Pen,
  cut: number,
  tool: CuttingTool,
  { motor = false }: TrimmerHeadOptions = {},
): string {
  return trimmerGuard(pen, tool) + gearHead(pen, motor) + cuttingTool(pen, cut * 5, tool);
}

function trimmerGuard(pen: Pen, tool: CuttingTool): string {
  const [guard, light, ribs] = GUARDS[tool];
  return (
    pen.shell(guard, tool === "saw" ? tones.mid : tones.dark, { dx: -4, dy: -12 }) +
    pen.line(light, tones.dark.light, 2.2) +
    (ribs ? pen.line(ribs, tones.dark.light, 1.4) : "")
  );
}

function gearHead(pen: Pen, motor: boolean): string {
  const housing = motor
    ? pen.shell(
        "M-46 34C-52-6-48-44-30-62C-10-76 34-76 54-62L96-58 92-26 62-4C58 10 58 22 56 34z",
        pen.accent,
        {
          dx: -4,
          dy: -8,
        },
      ) + pen.line("M-26-38l-4 50M-6-44l-2 54M14-44v54M34-38l2 46", pen.accent.shade, 4)
    : pen.shell(
        "M-30 34C-36 10-34-14-18-28C-4-40 14-42 30-38L70-50C78-48 86-34 84-24L40 8C36 20 36 28 34 34z",
        tones.mid,
        { dx: -3, dy: -6 },
      ) + pen.screw(0, -8, 7);
  return housing + pen.flat("M-24 34h50v14h-50z", tones.steel.base);
}

/** Tool under a trimmer head, radius in mm. */
export function cuttingTool(pen: Pen, radius: number, tool: CuttingTool): string {
  return tool === "nylon" ? lineHead(pen, radius) : metalBlade(pen, radius, BLADES[tool]);
}

function lineHead(pen: Pen, radius: number): string {
  const lines = path`M-50 78C${-radius * 0.5} 74 ${-radius * 0.8} 82 ${-radius} 90M52 78C${radius * 0.5} 74 ${radius * 0.8} 82 ${radius} 90`;
  const body =
    "M-62 60C-62 50-52 46-40 46H42C54 46 64 50 64 60L60 84C58 92 50 94 40 94H-38C-48 94-56 92-58 84z";
  return (
    pen.line(lines, pen.accent.base, 3.4) +
    pen.shell(body, tones.dark) +
    pen.shell("M-36 94H38C38 108 26 114 0 114C-24 114-36 108-36 94z", pen.accent, { small: true }) +
    pen.line("M-52 58H52", tones.dark.light, 2.2) +
    pen.line("M-30 64v22M-10 64v22M12 64v22M32 64v22", tones.dark.light, 1.4) +
    pen.dot([-56, 78], 5, tones.steel.base, 1.2) +
    pen.dot([58, 78], 5, tones.steel.base, 1.2)
  );
}

/** Teeth of a blade, the first at the left: their count, then each flank's angle and radius. */
interface Teeth {
  count: number;
  flank: [turn: number, reach: number][];
}

const BLADES: Record<Exclude<CuttingTool, "nylon">, Teeth> = {
  blade: {
    count: 10,
    flank: [
      [0, 1],
      [0.12, 0.84],
      [0.42, 0.84],
    ],
  },
  knife: {
    count: 3,
    flank: [
      [0, 1],
      [0.16, 0.96],
      [0.5, 0.56],
      [1.5, 0.5],
      [1.9, 0.84],
    ],
  },
  saw: {
    count: 22,
    flank: [
      [0, 1],
      [0.05, 0.9],
      [0.2, 0.92],
    ],
  },
};

/** Flat disc, tilted to an ellipse of 15 % so that its teeth are visible. */
function metalBlade(pen: Pen, radius: number, { count, flank }: Teeth): string {
  const corners = Array.from({ length: count }, (_, tooth) =>
    flank.map(([turn, reach]) => {
      const angle = (tooth / count) * 2 * Math.PI + Math.PI + turn;
      return path`${radius * reach * Math.cos(angle)} ${66 + radius * 0.15 * reach * Math.sin(angle)}`;
    }),
  );
  const outline = `M${corners.flat().join("L")}z`;
  return (
    at(0, 5, pen.tone(outline, INK)) +
    path`<path d="${outline}" fill="${tones.steel.base}" stroke-width="${pen.width(1.4)}"/>` +
    path`<ellipse cx="0" cy="64" rx="${radius * 0.5}" ry="${radius * 0.075}" fill="${tones.steel.light}" stroke="none"/>` +
    pen.shell("M-34 50H36L40 64C34 74-32 74-38 64z", tones.mid, { small: true }) +
    pen.shell("M-22 78C-22 72 24 72 24 78C24 92 14 96 0 96C-14 96-22 92-22 78z", tones.steel, {
      small: true,
    })
  );
}

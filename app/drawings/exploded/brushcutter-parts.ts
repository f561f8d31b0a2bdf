/** Exploded view of a brushcutter along its level shaft, from the drive to the cutting tool. */
import type { BrushcutterOptions } from "../families/brushcutter.ts";
import { bikeHandle, bikeHandleFar } from "../parts/bike-handle.ts";
import { turned } from "../parts/placing.ts";
import { carryingRing } from "../parts/shaft.ts";
import { type CuttingTool, cuttingTool, gearHead, trimmerGuard } from "../parts/trimmer-heads.ts";
import { turnedBox } from "../pen/drawing.ts";
import { accentOf, tones } from "../pen/tones.ts";
import { DOWN, type Exploded, inAccent, LEFT, moved, type Part, UP } from "./part.ts";
import { driveRows, loopHandles, tubeOf } from "./pole-parts.ts";

/** Drawn length of the shaft, mm; the two-handed handle needs more of it. */
const LENGTHS = { loop: 400, bike: 490 };
/** Angle of the head to the shaft, degrees. */
const TILT = 25;
/** Position of the head below the bend of a curved shaft, from the drive. */
const CURVED_HEAD = { x: -516, y: 170 };

/** Options that straight and curved machines share. */
type Cutter = Pick<
  BrushcutterOptions,
  | "cut"
  | "known"
  | "handle"
  | "tool"
  | "power"
  | "look"
  | "motorBelow"
  | "barrier"
  | "coated"
  | "size"
  | "accent"
> & {
  /** The lower end of the shaft is curved. */
  isCurved?: boolean;
  /** Rows of the drive, if it is not on the shaft. */
  carried?: Part[][];
};

export function brushcutterParts(options: Cutter): Exploded {
  const { tool = "nylon", handle = "bike", accent = "orange", isCurved, carried } = options;
  const { motorBelow = false } = options;
  const head = (part: Part) =>
    isCurved ? moved(CURVED_HEAD.x, CURVED_HEAD.y, part) : moved(-LENGTHS[handle], 0, part);
  const rows: Part[][] = [
    ...(carried ?? driveRows(options)),
    [handle === "bike" ? bikeHandles(options.coated) : loopHandles(options.barrier ?? false)],
    ...(carried ? [] : [[harnessRing]]),
    [isCurved ? curvedTube : tubeOf(LENGTHS[handle])],
    [head(guardOf(tool))],
    ...(isCurved && !motorBelow ? [] : [[head(gearHeadOf(motorBelow))]]),
    [head(toolOf(tool, options))],
  ];
  return { rows: inAccent(accentOf(accent), rows) };
}

function bikeHandles(coated = false): Part {
  return moved(70, 0, {
    name: "Two-handed handle",
    does: "The machine is swung from the hips, as a scythe is; the throttle is on its right grip.",
    draw: (pen) => bikeHandleFar(pen) + bikeHandle(pen, coated ? tones.mid : tones.steel, -290),
    box: [-494, -322, -188, 40],
    out: [UP],
  });
}

const harnessRing: Part = {
  name: "Harness eye",
  does: "Takes the hook of the harness, so that the shoulders carry the weight.",
  draw: carryingRing,
  box: [-174, -22, -144, 52],
  out: [DOWN],
};

const curvedTube: Part = {
  name: "Curved shaft",
  does: "A flexible shaft turns within it: the bend leads down to the head without gears.",
  draw: (pen) => pen.tube("M-524 192C-466 74-406 0-296 0H0", 25, tones.steel),
  box: [-542, -16, 16, 208],
  out: [LEFT],
};

function guardOf(tool: CuttingTool): Part {
  return {
    name: tool === "nylon" ? "Guard with line cutter" : "Guard",
    does:
      tool === "nylon"
        ? "Keeps stones off the user, and trims the line to its length."
        : "Keeps what is cut, and stones, off the user; each tool has a different guard.",
    draw: (pen) => turned(TILT, trimmerGuard(pen, tool)),
    ...GUARD_BOXES[tool],
    out: [DOWN],
  };
}

const GUARD_BOXES: Record<CuttingTool, Pick<Part, "box">> = {
  nylon: { box: [0, -62, 260, 204] },
  blade: { box: [0, -62, 204, 150] },
  knife: { box: [0, -62, 174, 140] },
  saw: { box: [0, -48, 140, 130] },
};

function gearHeadOf(motor: boolean): Part {
  return {
    name: motor ? "Motor on the head" : "Gear head",
    does: motor
      ? "Drives the tool directly."
      : "Turns the drive through the angle of the head; its grease is topped up.",
    draw: (pen) => turned(TILT, gearHead(pen, motor)),
    box: motor ? [-70, -78, 118, 60] : [-52, -60, 100, 60],
    out: [LEFT],
  };
}

const TOOLS: Record<CuttingTool, Pick<Part, "name" | "does" | "spares">> = {
  nylon: {
    name: "Line head",
    does: "Two nylon lines cut grass, and give way to stones.",
    spares: ["mowing heads", "mowing line"],
  },
  blade: {
    name: "Grass blade",
    does: "Cuts tough grass and reeds; its teeth can be sharpened.",
    spares: ["mowing heads"],
  },
  knife: {
    name: "Brush knife",
    does: "Cuts matted grass and thin brush; it can be turned over.",
    spares: ["mowing heads"],
  },
  saw: {
    name: "Circular saw blade",
    does: "Saws thin stems close to the ground.",
    spares: ["mowing heads"],
  },
};

function toolOf(tool: CuttingTool, { cut, known }: Pick<Cutter, "cut" | "known">): Part {
  const radius = cut * 5;
  return {
    ...TOOLS[tool],
    name: `${TOOLS[tool].name}${known ? `, ${cut} cm across` : ""}`,
    draw: (pen) => turned(TILT, cuttingTool(pen, radius, tool)),
    box: turnedBox(
      [
        [-radius - 4, tool === "nylon" ? 86 : 60],
        [-radius - 4, tool === "nylon" ? 94 : 76],
        [radius + 4, tool === "nylon" ? 86 : 60],
        [radius + 4, tool === "nylon" ? 94 : 76],
        [-60, 44],
        [60, 44],
        [-40, 116],
        [40, 116],
      ],
      TILT,
    ),
    out: [LEFT, DOWN],
  };
}

/**
 * Exploded view of a brushcutter along its upright shaft, drive at the top, cutting head at the
 * bottom.
 */
import type { BrushcutterOptions } from "../families/brushcutter.ts";
import { batteryPack } from "../parts/battery.ts";
import { batteryLead } from "../parts/battery-motors.ts";
import { bikeHandle, bikeHandleFar } from "../parts/bike-handle.ts";
import { DRIVE_END, drive } from "../parts/drives.ts";
import { at, turned } from "../parts/placing.ts";
import { carryingRing, control, loopHandle, shaft } from "../parts/shaft.ts";
import { type CuttingTool, cuttingTool, gearHead, trimmerGuard } from "../parts/trimmer-heads.ts";
import { accentOf, tones } from "../pen/tones.ts";
import { airFilter, BATTERY, FILTER, PLUG, sparkPlug } from "./insides.ts";
import { type Exploded, inAccent, type Part, sized } from "./part.ts";

/** Drawn length of the shaft, mm; the shaft is shortened with a break. */
const SHAFT = 420;

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
  /** Parts that carry the engine, if it is not on the shaft. */
  carrier?: Part[][];
};

export function brushcutterParts(options: Cutter): Exploded {
  const { tool = "nylon", cut, known, handle = "bike", accent = "orange", carrier } = options;
  const rows: Part[][] = [
    ...driveRows(options),
    ...(carrier ?? []),
    [
      handle === "bike"
        ? bikeHandles(options.coated ?? false)
        : loopHandles(options.barrier ?? false),
    ],
    ...(carrier ? [] : [[harnessRing]]),
    [options.isCurved ? curvedTube : tube],
    [guardOf(tool)],
    ...(options.isCurved && !options.motorBelow ? [] : [[gearHeadOf(options.motorBelow ?? false)]]),
    [toolOf(tool, cut, known ?? false)],
  ];
  return { rows: inAccent(accentOf(accent), rows), isScattered: true };
}

/** Rows of the drive and of its wearing parts. */
export function driveRows(
  options: Pick<Cutter, "power" | "size" | "look" | "motorBelow">,
): Part[][] {
  const { power = "petrol", size = 1, look } = options;
  return [
    [sized(size, driveOf(options))],
    ...(power === "petrol" ? [[plug, filter]] : []),
    ...(power === "battery" ? [[sized(size, look?.lead ? lead : pack)]] : []),
  ];
}

/** Rotates a part from the shaft's frame (x along the shaft, toward the drive) to upright. */
export function upright(part: Part): Part {
  const [left, top, right, bottom] = part.box;
  return {
    ...part,
    draw: (pen) => turned(-90, part.draw(pen)),
    box: [top, -right, bottom, -left],
  };
}

function driveOf({
  power = "petrol",
  look,
  motorBelow,
}: Pick<Cutter, "power" | "look" | "motorBelow">): Part {
  return upright({
    ...(power === "petrol"
      ? {
          name: "Engine with tank and starter",
          does: "Drives the shaft through a clutch that opens at idle.",
        }
      : motorBelow
        ? { name: "Rear handle", does: "Holds the switch; the motor sits on the cutting head." }
        : { name: "Motor unit", does: "Drives the shaft without a clutch." }),
    draw: (pen) => drive(pen, power, { ...look, empty: true }),
    box: [-44, power === "petrol" ? -198 : -122, DRIVE_END[power], power === "petrol" ? 172 : 142],
  });
}

const plug: Part = {
  ...PLUG,
  draw: (pen) => at(-60, 0, sparkPlug(pen)),
  box: [-78, -94, -42, 4],
};

const filter: Part = {
  ...FILTER,
  draw: (pen) => at(80, -46, airFilter(pen)),
  box: [26, -74, 134, -18],
};

const pack: Part = {
  ...BATTERY,
  draw: (pen) => at(-55, 0, batteryPack(pen, 110, 150)),
  box: [-58, -4, 60, 152],
};

const lead: Part = {
  name: "Connecting lead",
  does: "Leads the current from the battery on the back.",
  draw: batteryLead,
  box: [232, -38, 320, 118],
};

function bikeHandles(coated: boolean): Part {
  return upright({
    name: "Two-handed handle",
    does: "The machine is swung from the hips, as a scythe is; the throttle is on its right grip.",
    draw: (pen) => bikeHandleFar(pen) + bikeHandle(pen, coated ? tones.mid : tones.steel),
    box: [-488, -324, -16, 38],
  });
}

export function loopHandles(barrier: boolean): Part {
  return upright({
    name: barrier ? "Loop handle with barrier bar" : "Loop handle",
    does: barrier
      ? "The bar keeps the user's legs off the cutting tool."
      : "Leads the machine close to the body and between plants.",
    draw: (pen) => control(pen) + loopHandle(pen, barrier),
    box: [-352, -198, -4, 126],
  });
}

const harnessRing: Part = upright({
  name: "Harness eye",
  does: "Takes the hook of the harness, so that the shoulders carry the weight.",
  draw: carryingRing,
  box: [-174, -22, -144, 52],
});

export const tube: Part = upright({
  name: "Shaft",
  does: "The drive shaft turns within it, in bearings that need no care.",
  draw: (pen) => shaft(pen, 0, SHAFT, { breakAt: SHAFT / 2, gap: 44 }),
  box: [0, -16, SHAFT, 16],
});

const curvedTube: Part = {
  name: "Curved shaft",
  does: "A flexible shaft turns within it: the bend leads down to the head without gears.",
  draw: (pen) => pen.tube("M-70 0C-70-110 0-120 0-230V-430", 25, tones.steel),
  box: [-86, -446, 16, 16],
};

function guardOf(tool: CuttingTool): Part {
  return {
    name: tool === "nylon" ? "Guard with line cutter" : "Guard",
    does:
      tool === "nylon"
        ? "Keeps stones off the user, and trims the line to its length."
        : "Keeps what is cut, and stones, off the user; each tool has a different guard.",
    draw: (pen) => trimmerGuard(pen, tool),
    ...GUARD_BOXES[tool],
  };
}

const GUARD_BOXES: Record<CuttingTool, Pick<Part, "box">> = {
  nylon: { box: [28, -62, 260, 114] },
  blade: { box: [28, -62, 204, 74] },
  knife: { box: [28, -62, 174, 66] },
  saw: { box: [28, -48, 140, 74] },
};

function gearHeadOf(motor: boolean): Part {
  return {
    name: motor ? "Motor on the head" : "Gear head",
    does: motor
      ? "Drives the tool directly."
      : "Turns the drive through the angle of the head; its grease is topped up.",
    draw: (pen) => gearHead(pen, motor),
    box: [-52, -78, 98, 50],
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

function toolOf(tool: CuttingTool, cut: number, known: boolean): Part {
  const radius = cut * 5;
  return {
    ...TOOLS[tool],
    name: `${TOOLS[tool].name}${known ? `, ${cut} cm across` : ""}`,
    draw: (pen) => cuttingTool(pen, radius, tool),
    box:
      tool === "nylon"
        ? [-radius - 4, 44, radius + 4, 116]
        : [-radius - 4, 62 - radius * 0.15, radius + 4, 116],
  };
}

/** Draws the KombiSystem: engine and attachment, alone or separated on one centre line. */
import { bikeHandle, bikeHandleFar } from "../parts/bike-handle.ts";
import { DRIVE_END, type DriveLook, type DrivePowerType, drive } from "../parts/drives.ts";
import { blowerHead, edgerHead } from "../parts/kombi-heads.ts";
import { at, turned } from "../parts/placing.ts";
import { hedgeHead, prunerHead } from "../parts/pole-heads.ts";
import { carryingRing, control, loopHandle, shaft } from "../parts/shaft.ts";
import { tillerHead } from "../parts/tines.ts";
import { trimmerHead } from "../parts/trimmer-heads.ts";
import { type Box, type Machine, turnedBox, unionOf } from "../pen/drawing.ts";
import { path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

export type KombiTool = "trimmer" | "pruner" | "hedge" | "tiller" | "blower" | "edger";

interface KombiOptions {
  engine?: DrivePowerType;
  look?: DriveLook;
  /** Scale of the engine. */
  size?: number;
  /** The loop handle has a barrier bar. */
  barrier?: boolean;
  tool?: KombiTool;
  /** Drawn size of guide bar, hedge blade or cutting circle, cm. */
  bar?: number;
  blade?: number;
  cut?: number;
}

const TILT = 24;
/** Length of the engine's tube, mm. */
const ENGINE_TUBE = 500;

type Points = [x: number, y: number][];
const tilted = (...points: Points) => turnedBox(points, -TILT);

export function kombi(options: KombiOptions): Machine {
  const { engine, size = 1, tool, bar = 30, blade = 50, cut = 42 } = options;
  return (pen) => {
    const tube = engine ? 460 : 620;
    const start = tool ? tube + 90 : 0;
    const boxes: Box[] = [];
    let onAxis = "";
    let onGround = "";
    if (engine) {
      onAxis += engineHalf(pen, start, engine, options);
      boxes.push(engineBox(start, DRIVE_END[engine], size));
    }
    if (tool) {
      onAxis += attachmentTube(pen, tube, tool === "blower" ? 150 : 60);
      boxes.push(tilted([tube, 0], [tube, -30]));
      if (engine) {
        const [long, gap, dot] = [14, 5, 3].map((pixels) => short(pen.px(pixels)));
        const dashes = ` stroke-dasharray="${long} ${gap} ${dot} ${gap}"`;
        onAxis += pen.line(path`M${tube + 6} 0H${start}`, INK, 1.3, dashes);
      }
    }
    switch (tool) {
      case "pruner": {
        const head = prunerHead(pen, bar, 1);
        onAxis += head.svg;
        boxes.push(tilted([head.nose - 10, -36], [head.nose - 10, 36], [60, -90], [0, 84]));
        break;
      }
      case "hedge":
        onAxis += hedgeHead(pen, blade, { pitch: 33, angle: TILT });
        boxes.push([-112 - blade * 10, -50, 60, 46]);
        break;
      case "trimmer":
        onGround += trimmerHead(pen, cut, "nylon");
        boxes.push([-cut * 5 - 8, -60, 260, 118]);
        break;
      case "tiller":
        onGround += at(-6, 66, tillerHead(pen));
        boxes.push([-146, -100, 140, 188]);
        break;
      case "edger":
        onGround += edgerHead(pen);
        boxes.push([-150, -96, 196, 136]);
        break;
      case "blower":
        onAxis += blowerHead(pen);
        boxes.push(tilted([-560, -70], [-560, 70], [150, -130], [150, 130]));
        break;
    }
    return { s: turned(-TILT, onAxis) + onGround, box: unionOf(...boxes) };
  };
}

function engineBox(start: number, reach: number, size: number): Box {
  const end = start + ENGINE_TUBE;
  const handle: Points = [
    [end - 290, -190],
    [end + 250 * size, -180 * size],
    [end + 150 * size, -190 * size],
    [end - 350, 126],
  ];
  const drivePoints: Points = [
    [end + reach * size, -70 * size],
    [end + reach * size - 10, 90 * size],
    [end + 220 * size, 178 * size],
    [end + 90 * size, 178 * size],
  ];
  return tilted([start - 4, -20], [start - 4, 50], [start + 60, 52], ...handle, ...drivePoints);
}

/** Coupling with its wing screw, tube, handles and drive. */
function engineHalf(
  pen: Pen,
  x: number,
  power: DrivePowerType,
  { look, size = 1, barrier }: KombiOptions,
): string {
  const end = x + ENGINE_TUBE;
  const sleeve = path`M${x} -20H${x + 104}L${x + 122} -15V15L${x + 104} 20H${x}z`;
  const wing = path`M${x + 30} 18H${x + 70}L${x + 64} 44C${x + 58} 50 ${x + 42} 50 ${x + 36} 44z`;
  return (
    shaft(pen, x + 60, end + 10, { diameter: 27 }) +
    pen.shell(sleeve, tones.dark, { dy: -9 }) +
    pen.line(path`M${x + 8} -12H${x + 96}`, tones.dark.light, 2) +
    pen.shell(wing, pen.accent, { small: true }) +
    pen.line(path`M${x + 40} 28v16M${x + 50} 28v18M${x + 60} 28v16`, pen.accent.shade, 3) +
    pen.screw(x + 18, 2, 5) +
    at(
      end,
      0,
      carryingRing(pen) +
        control(pen) +
        pen.group(size, (part) => drive(part, power, look)) +
        loopHandle(pen, barrier),
    )
  );
}

/** Tube of an attachment with the square end that fits the coupling. */
function attachmentTube(pen: Pen, end: number, from: number): string {
  return (
    shaft(pen, from, end - 40, { diameter: 27 }) +
    pen.flat(path`M${end - 40} -10H${end}V10H${end - 40}z`, tones.steel.light) +
    pen.line(path`M${end - 28} -10v20`, INK, 1.2) +
    pen.flat(path`M${end - 150} -16h70v32h-70z`, pen.accent.base)
  );
}

/** MultiEngine: the two-handed frame on a short tube, with its tiller. */
export function multiEngine(look: DriveLook): Machine {
  return (pen) => {
    const tube = 640;
    const tilt = 38;
    const pole =
      at(tube, 0, bikeHandleFar(pen)) +
      shaft(pen, 60, tube + 10, { diameter: 34 }) +
      pen.flat("M150-20h96v40h-96z", pen.accent.base) +
      at(tube, 0, drive(pen, "petrol", look) + bikeHandle(pen));
    const upper = turnedBox(
      [
        [tube + 296, -60],
        [tube + 290, -176],
        [tube + 276, 80],
        [tube + 120, -190],
        [tube + 200, -190],
        [tube - 200, -318],
        [tube + 230, 176],
      ],
      -tilt,
    );
    return {
      s: turned(-tilt, pole) + at(-6, 66, tillerHead(pen)),
      box: unionOf([-146, -100, 140, 188], upper),
    };
  };
}

/**
 * Draws the left side of a chainsaw: bar to the left, starter side in front. Origin: the chain
 * sprocket.
 */
import {
  bowFar,
  bumperSpikes,
  guardAndBow,
  nose,
  rearHandle,
  topHandle,
  waterFeed,
  waterHose,
} from "../parts/chainsaw-chassis.ts";
import {
  type ChainsawCover,
  midCover,
  petrolCover,
  rearTank,
  tankCaps,
} from "../parts/chainsaw-covers.ts";
import {
  batteryBody,
  batteryTopBody,
  cordedBody,
  type ElectricSawLook,
  rearCord,
} from "../parts/chainsaw-motors.ts";
import { slots } from "../parts/fittings.ts";
import { guideBar } from "../parts/guide-bar.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, tones } from "../pen/tones.ts";

export interface ChainsawOptions {
  /** Drawn length of the guide bar, cm; see `known`. */
  bar: number;
  /** A figure gives the bar's length: it may be lettered and compared. */
  known?: boolean;
  /** Body scale, 1 for a saw of about 5 kg. */
  size?: number;
  handle?: "rear" | "top";
  power?: "petrol" | "battery" | "corded";
  /** Class of a petrol saw with rear handle. */
  cover?: ChainsawCover;
  /** Slots in a petrol saw's hood, 1 to 7: more for more power within the class. */
  vents?: number;
  /** With a coloured hub in the starter. */
  hub?: boolean;
  /** With a guide bar that has openings. */
  light?: boolean;
  /** Appearance of an electric saw's motor body. */
  look?: ElectricSawLook;
  /** Releasing the throttle lock brakes the chain. */
  quickStop?: boolean;
  /** Concrete saw: diamond chain without teeth, no spikes, water supply at the bar. */
  stone?: boolean;
  accent?: Accent;
}

export function chainsaw(options: ChainsawOptions): Machine {
  const {
    bar,
    known = false,
    size = 1,
    handle = "rear",
    power = "petrol",
    accent = "orange",
  } = options;
  const { stone = false, light = false } = options;
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    const front = -104 * size;
    const blade = guideBar(pen, { length: bar, front, size, stone, light });
    const s =
      blade.svg +
      pen.group(size, (part) => body(part, options)) +
      (power === "corded" ? rearCord(pen, size) : "");
    const right = stone
      ? 396 * size
      : handle === "top"
        ? 176 * size
        : power === "corded"
          ? 300 * size + 174
          : 318 * size;
    // the cord reaches below the tank of a small saw
    const lowest =
      power === "corded" ? Math.max(72 * size, 30 * size + 58) : (stone ? 94 : 72) * size;
    return {
      s,
      box: [blade.nose - 10, (handle === "top" ? -222 : -216) * size, right, lowest],
      ...(known ? { dimension: { from: blade.nose, to: front, text: path`${bar} cm` } } : {}),
      detail: [-126 * size, -206 * size, 158 * size, 74 * size],
    };
  };
}

function body(pen: Pen, options: ChainsawOptions): string {
  const { handle = "rear", power = "petrol", stone = false } = options;
  const top = handle === "top";
  const front = nose(pen, power !== "petrol") + (stone ? waterFeed(pen) : bumperSpikes(pen));
  const behind = bowFar(pen) + front + (top ? topHandle(pen) : rearHandle(pen, options.quickStop));
  const [tank, caps] = tanks(pen, options);
  const casing = tank + cowl(pen, top, options) + caps;
  return behind + casing + (stone ? waterHose(pen) : "") + guardAndBow(pen);
}

/** What belongs to the tanks of a petrol saw: behind its cowl, and in front of it. */
function tanks(
  pen: Pen,
  { handle, power = "petrol", cover = "mid" }: ChainsawOptions,
): [behind: string, caps: string] {
  const kind = handle === "top" ? "top" : cover;
  return power === "petrol" ? [rearTank(pen, kind), tankCaps(pen, kind)] : ["", ""];
}

/** Position of the hood's slots per cover. */
const SLOTS: Record<ChainsawCover | "top", [x: number, y: number]> = {
  home: [4, -96],
  classic: [-8, -100],
  modern: [52, -92],
  mid: [26, -112],
  pro: [-42, -104],
  angular: [-52, -96],
  large: [0, -122],
  top: [-40, -94],
};

/** Where a starter's hub is not at the usual place. */
const HUBS: Partial<Record<ChainsawCover, number>> = { home: 36, modern: 86 };

function hoodSlots(pen: Pen, cover: ChainsawCover | "top", vents: number): string {
  const [x, y] = SLOTS[cover];
  return slots(
    pen,
    { from: [x, y], count: vents, step: [11, 1], by: [-4, 18] },
    tones.dark.base,
    5,
  );
}

function cowl(
  pen: Pen,
  top: boolean,
  { power, cover = "mid", look = {}, vents = 3, hub }: ChainsawOptions,
): string {
  if (power === "battery") return top ? batteryTopBody(pen, look) : batteryBody(pen, look);
  if (power === "corded") return cordedBody(pen, look);
  return (
    (top ? midCover(pen, true) : petrolCover(pen, cover)) +
    hoodSlots(pen, top ? "top" : cover, vents) +
    (hub ? pen.dot([HUBS[cover] ?? 27, -10], 24, pen.accent.base) : "")
  );
}

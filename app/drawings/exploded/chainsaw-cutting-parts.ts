/** Exploded view of a chainsaw's cutting side, from chain sprocket and spikes to the chain. */
import type { ChainsawOptions } from "../families/chainsaw.ts";
import { looseGuideBar } from "../families/loose-guide-bar.ts";
import { bumperSpikes } from "../parts/chainsaw-chassis.ts";
import { guideBar } from "../parts/guide-bar.ts";
import { at } from "../parts/placing.ts";
import type { Pen } from "../pen/pen.ts";
import { clutch, gear } from "./insides.ts";
import { DOWN, LEFT, type Part } from "./part.ts";

export const drum: Part = {
  name: "Clutch and chain sprocket",
  does: "Couples the chain to the engine once that runs fast enough. The sprocket wears with the chain.",
  draw: (pen) => clutch(pen),
  box: [-46, -46, 46, 46],
};

export const sprocket: Part = {
  name: "Chain sprocket",
  does: "Drives the chain, and wears with it.",
  draw: (pen) => gear(pen, 32, 9),
  box: [-38, -38, 38, 38],
};

export const spikes: Part = {
  name: "Bumper spikes",
  does: "Hold the saw to the wood, which it turns about while it cuts.",
  draw: (pen) => at(-10, 0, bumperSpikes(pen)),
  box: [-132, -48, -88, 44],
};

/** The loose bar's origin is where it leaves the saw; its tail reaches the sprocket. */
export function cuttingRows({ bar, known, stone }: ChainsawOptions, size: number): Part[][] {
  const front = -104 * size;
  const half = (17 + 8 * size) * (bar > 60 ? 1.1 : 1);
  const long = known ? `, ${bar} cm` : "";
  const barOf = (pen: Pen) => looseGuideBar({ length: bar, half, painted: false })(pen);
  const chainOf = (pen: Pen) =>
    guideBar(pen, { length: bar, front, size, ...(stone ? { stone } : {}) }).chain();
  return [
    [
      {
        name: `Guide bar${long}`,
        does: "Carries the chain round its nose. Turned over now and then, it wears evenly.",
        spares: ["guide bars"],
        draw: (pen) => at(front, 0, barOf(pen).s),
        box: [front - bar * 10 - 6, -half * 1.06 - 4, front + 76, half * 1.06 + 4],
        out: [DOWN, LEFT],
      },
    ],
    [
      {
        name: "Saw chain",
        does: "Cuts with its chisels on both edges, and clears the chips. It is sharpened as soon as it makes dust.",
        spares: ["saw chains"],
        draw: chainOf,
        box: [front - bar * 10 - 16, -half * 1.07 - 22, 20 * size, half * 1.07 + 22],
        out: [DOWN, LEFT],
      },
    ],
  ];
}

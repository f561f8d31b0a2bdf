/** How a person holds a machine: the figure, and where its near hand grips the drawing. */
import type { Product } from "#app/catalogue/product.ts";

/** Figures in `people.svg`, and the near hand of each, mm from the middle of its feet. */
const HANDS = {
  saw: [-480, -1070],
  top: [-480, -1040],
  hedge: [-510, -1120],
  bike: [-340, -900],
  loop: [-360, -930],
  long: [-360, -930],
  hand: [-360, -1040],
  push: [-310, -920],
  beside: [-300, 0],
} as const;

interface Hold {
  figure: keyof typeof HANDS;
  /** The grip in a drawing of `width` × `height` mm, from its left upper corner. */
  grip: (width: number, height: number) => [x: number, y: number];
  /** The cutting head moves just above the ground: the machine is turned until it does. */
  isLow?: boolean;
  /** The machine stands on the ground. */
  stands?: boolean;
}

/** Distances follow the drawings' bodies, which scale with their height. */
const HOLDS = {
  saw: { figure: "saw", grip: bodyGrip(24, 288, 318, 72, [-47, -140]) },
  cordedSaw: { figure: "saw", grip: bodyGrip(24, 288, 474, 72, [-47, -140]) },
  cutOff: { figure: "saw", grip: (width, height) => [width - 465, height / 2 - 130] },
  topSaw: { figure: "top", grip: bodyGrip(24, 294, 176, 72, [-47, -130]) },
  hedge: { figure: "hedge", grip: bodyGrip(22, 312, 430, 80, [148, -212]) },
  cordedHedge: { figure: "hedge", grip: bodyGrip(22, 312, 562, 80, [148, -212]) },
  petrolHedge: { figure: "hedge", grip: bodyGrip(22, 352, 452, 80, [60, -250]) },
  bike: { figure: "bike", grip: (width) => [width - 718, 177], isLow: true },
  loop: { figure: "loop", grip: (width) => [width - 645, 215], isLow: true },
  curved: { figure: "loop", grip: (width) => [width - 660, 367], isLow: true },
  cordedCurved: { figure: "loop", grip: (width) => [width - 725, 345], isLow: true },
  long: { figure: "long", grip: (width, height) => [width - 589, height - 548] },
  handle: { figure: "hand", grip: (width, height) => [width - 60, height / 2] },
  pistol: { figure: "hand", grip: (width, height) => [width - 70, 0.58 * height] },
  push: { figure: "push", grip: (width, height) => [width - 60, height - 14], stands: true },
  beside: { figure: "beside", grip: (width, height) => [width, height - 14], stands: true },
} satisfies Record<string, Hold>;

export type HoldName = keyof typeof HOLDS;

/** The first words that a family contains decide. */
const BY_FAMILY: [words: RegExp, hold: HoldName][] = [
  [/^top-handle/, "topSaw"],
  [/^electric chainsaws/, "cordedSaw"],
  [/chainsaws/, "saw"],
  [/cut-off saws/, "cutOff"],
  [/^long-reach/, "long"],
  [/^electric hedge/, "cordedHedge"],
  [/^petrol hedge/, "petrolHedge"],
  [/hedge trimmers/, "hedge"],
  [/^backpack/, "beside"],
  [/brushcutters|clearing saws|grass trimmers/, "bike"],
  [/garden pruners|shrub shears/, "pistol"],
  [/pruning saws|guide bars|levers|hand tools|cut-off wheels|handheld/, "handle"],
  [/lawn mowers|mulching mowers|tillers|weeders|sweepers/, "push"],
];

type Held = Pick<Product, "family" | "name" | "powerType">;

export function holdOf({ family, name, powerType }: Held): HoldName {
  const hold = BY_FAMILY.find(([words]) => words.test(family ?? ""))?.[1] ?? "beside";
  if (hold !== "bike") return hold;
  if (/\bFS (?:38|40)\b/.test(name)) return "curved";
  if (powerType === "corded" && family?.endsWith("grass trimmers")) return "cordedCurved";
  return / R\b/.test(name) || (powerType !== "petrol" && family?.endsWith("grass trimmers"))
    ? "loop"
    : "bike";
}

/** A grip that moves with a body: its origin is `right` and `below` of the drawing's edges. */
function bodyGrip(
  margin: number,
  tall: number,
  right: number,
  below: number,
  [x, y]: [number, number],
): Hold["grip"] {
  return (width, height) => {
    const size = (height - 2 * margin) / tall;
    return [width - margin - (right - x) * size, height - margin - (below - y) * size];
  };
}

interface Placed {
  figure: string;
  /** Left upper corner of the drawing, mm from the middle of the feet. */
  x: number;
  y: number;
  /** Degrees about the hand. */
  turn: number;
  hand: readonly [x: number, y: number];
}

/** Puts a drawing of `width` × `height` mm into the hand. */
export function place(name: HoldName, width: number, height: number): Placed {
  const { figure, grip, isLow, stands }: Hold = HOLDS[name];
  const hand = HANDS[figure];
  const [gripX, gripY] = grip(width, height);
  const y = stands ? 14 - height : hand[1] - gripY;
  const gap = -(y + height);
  const turn = isLow && gap > 0 ? Math.min(16, (Math.asin(gap / gripX) * 180) / Math.PI) : 0;
  return { figure, x: hand[0] - gripX, y, turn: -Math.round(turn), hand };
}

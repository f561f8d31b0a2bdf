/** How a person holds a machine: the figure, and where its hands grip the drawing. */
import type { Product } from "#app/catalogue/product.ts";

/** Figures in `people.svg`, and the near hand of each, mm from the middle of its feet. */
const HANDS = {
  saw: [-520, -1000],
  top: [-480, -1000],
  hedge: [-520, -1010],
  bike: [-340, -900],
  loop: [-360, -930],
  long: [-360, -930],
  hand: [-360, -1040],
  push: [-310, -920],
  beside: [-300, 0],
} as const;

/** A grip in a drawing of `width` × `height` mm, from its left upper corner. */
type Grip = (width: number, height: number) => [x: number, y: number];

interface Hold {
  figure: keyof typeof HANDS;
  /** Of the near hand. */
  grip: Grip;
  /** Of the far hand, which reaches around a handle with a trigger. */
  rear?: Grip;
  /** The cutting head moves just above the ground: the machine is turned until it does. */
  isLow?: boolean;
  /** The machine stands on the ground. */
  stands?: boolean;
}

/** Distances follow the drawings' bodies, which scale with their height. */
const inSaw = bodyGrip(24, 288, 318, 72);
const inCordedSaw = bodyGrip(24, 288, 474, 72);
const inTopSaw = bodyGrip(24, 294, 176, 72);
const inHedge = bodyGrip(22, 312, 430, 80);
const inCordedHedge = bodyGrip(22, 312, 562, 80);
const inPetrolHedge = bodyGrip(22, 352, 452, 80);

const HOLDS = {
  saw: { figure: "saw", grip: inSaw(-47, -140), rear: inSaw(226, -67) },
  cordedSaw: { figure: "saw", grip: inCordedSaw(-47, -140), rear: inCordedSaw(226, -67) },
  cutOff: {
    figure: "saw",
    grip: (width, height) => [width - 465, height / 2 - 130],
    rear: (width, height) => [width - 105, height / 2 - 2],
  },
  topSaw: { figure: "top", grip: inTopSaw(-38, -80), rear: inTopSaw(72, -163) },
  hedge: { figure: "hedge", grip: inHedge(148, -212), rear: inHedge(305, -137) },
  cordedHedge: { figure: "hedge", grip: inCordedHedge(148, -212), rear: inCordedHedge(305, -137) },
  petrolHedge: { figure: "hedge", grip: inPetrolHedge(60, -250), rear: inPetrolHedge(335, -128) },
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

/** Grips that move with a body: its origin is `right` and `below` of the drawing's edges. */
function bodyGrip(margin: number, tall: number, right: number, below: number) {
  return (x: number, y: number): Grip =>
    (width, height) => {
      const size = (height - 2 * margin) / tall;
      return [width - margin - (right - x) * size, height - margin - (below - y) * size];
    };
}

/** Puts a drawing of `width` × `height` mm into the hand. */
export function place(name: HoldName, width: number, height: number) {
  const { figure, grip, rear, isLow, stands }: Hold = HOLDS[name];
  const hand = HANDS[figure];
  const [gripX, gripY] = grip(width, height);
  const x = hand[0] - gripX;
  const y = stands ? 14 - height : hand[1] - gripY;
  const gap = -(y + height);
  const turn = isLow && gap > 0 ? Math.min(16, (Math.asin(gap / gripX) * 180) / Math.PI) : 0;
  const inDrawing = rear?.(width, height);
  return {
    figure,
    /** Left upper corner of the drawing, mm from the middle of the feet. */
    x,
    y,
    /** Degrees about the hand. */
    turn: -Math.round(turn),
    hand,
    /** The far hand, if it reaches around a handle. */
    rear: inDrawing && [x + inDrawing[0], y + inDrawing[1]],
  };
}

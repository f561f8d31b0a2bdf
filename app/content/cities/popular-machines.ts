/** The six popular machines of a city page, chosen for the lie of the land. */
import type { Terrain } from "./city-text.ts";

export interface PopularMachine {
  kind: "Chainsaw" | "Blower" | "Brushcutter" | "Hedge trimmer" | "Pressure washer" | "Lawn mower";
  /** Without the brand, which all six share. */
  model: string;
  slug: string;
}

function six(
  chainsaw: string,
  blower: string,
  brushcutter: string,
  hedgeTrimmer: string,
  washer: string,
  mower: string,
): readonly PopularMachine[] {
  const kinds = ["Chainsaw", "Blower", "Brushcutter", "Hedge trimmer", "Pressure washer", "Lawn mower"] as const;
  const models = [chainsaw, blower, brushcutter, hedgeTrimmer, washer, mower];
  return kinds.map((kind, index) => {
    const model = models[index] ?? "";
    return { kind, model, slug: `stihl-${model.toLowerCase().replaceAll(" ", "-")}` };
  });
}

/** Six of each kind of land, of one brand: one of each kind of machine, in the specification's order. */
export const popularMachines: Record<Terrain, readonly PopularMachine[]> = {
  hills: six("MS 250", "BR 420", "FS 120", "HS 45", "RE 110", "RM 253 T"),
  lowland: six("MS 180", "BG 86", "FS 3001", "HSA 56", "RE 90", "RM 248"),
  coast: six("MS 212", "BGA 86", "FS 55", "HSA 45", "RE 80", "RMA 339"),
  town: six("MSA 220 C-B", "BGA 57", "FSA 57", "HSA 86", "RE 130 PLUS", "RMA 443"),
  highland: six("MS 271", "BR 600", "FS 291", "HS 82 R", "RB 200", "RMA 460"),
};

/** What a city page says of its own town: the ground, what grows there and which machines suit both. */

/** Chooses the six popular machines that a page shows. */
export type Terrain = "hills" | "lowland" | "coast" | "town" | "highland";

export interface SuitedMachine {
  label: string;
  href: string;
  why: string;
}

export interface CityText {
  terrain: Terrain;
  /** One sentence under the heading; with the town's name also the page's description. */
  lead: string;
  ground: string;
  work: string;
  /** What grows in and around the town, general knowledge. */
  crops: readonly string[];
  machines: readonly [SuitedMachine, SuitedMachine, SuitedMachine];
  /** How the road runs to the nearest branch, or around the town where the branch is. */
  road: string;
}

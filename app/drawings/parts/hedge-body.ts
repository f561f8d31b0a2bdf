/** What the bodies of hedge trimmers have in common: the blade leaves them at x = 0. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

export interface HedgeBodyLook {
  /** Side panel dark, as on the professional machines. */
  dark?: boolean;
  /** Slots in the side: more for more power. */
  vents?: number;
  /** Height of the pack, mm; 0 for cells built into the body. */
  pack?: number;
  /** The rear handle turns on a ring. */
  turning?: boolean;
}

/** Far leg of the front handle. */
export function farBow(pen: Pen, electric: boolean): string {
  const bow = electric ? "M92-196C116-204 134-190 140-164L154-66" : "M62-226C84-232 100-216 104-190L114-110";
  return pen.tube(bow, electric ? 19 : 20, tones.far, false);
}

/** The shop's colours for pictures that the server renders. */
import { contrastOnWhite } from "./contrast.ts";
import type { Company } from "./site.ts";

const SIGNAL = "#f26b0f";
const INK = "#16181a";
/** The least contrast of essential shapes with their background. */
const MIN_CONTRAST = 3;

/** For shapes and large marks. */
export function signalColour({ signal }: Company["colours"]): string {
  return signal ?? SIGNAL;
}

/** For lines and dots on white: the signal colour if its contrast suffices. */
export function markColour(colours: Company["colours"]): string {
  return (
    [signalColour(colours), colours.action ?? INK].find(
      (colour) => contrastOnWhite(colour) >= MIN_CONTRAST,
    ) ?? INK
  );
}

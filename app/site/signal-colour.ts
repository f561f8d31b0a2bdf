/** The dealer's colours where no style sheet reaches: in pictures that the server makes. */
import type { Company } from "./site.ts";

const SIGNAL = "#f26b0f";
const INK = "#16181a";
/** Against what lies beside it, for shapes that must be seen. */
const LEAST_CONTRAST = 3;

/** For shapes and large marks. */
export function signalColour({ signal }: Company["colours"]): string {
  return signal ?? SIGNAL;
}

/** For lines and dots on a light ground: the signal colour where it stands out there. */
export function markColour(colours: Company["colours"]): string {
  return (
    [signalColour(colours), colours.action ?? INK].find((colour) => contrastOnWhite(colour) >= LEAST_CONTRAST) ?? INK
  );
}

/** As WCAG reckons it, of "#rrggbb". */
function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

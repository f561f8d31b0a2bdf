/** Body with form shadow: lit from above, flat if too small for shading. */
import { parsePath, short, sizeOf } from "./path.ts";
import { INK, type Tone, tones } from "./tones.ts";

export interface ShellOptions {
  /**
   * Offset of the lit face from the shaded one, mm, toward the light: about 5–8 % of the part's
   * height.
   */
  dx?: number;
  dy?: number;
  /** Shading on the face, clipped to its outline. */
  light?: string;
  /** The path has holes. */
  hole?: boolean;
  /** Flat fill at any size. */
  small?: boolean;
}

/** Parts below this size in pixels get no form shadow; dark parts need more pixels. */
const FLAT_BELOW = 34;
const FLAT_BELOW_DARK = 82;

interface Paper {
  pxPerMm: number;
  /** Returns an id that is unique in the document. */
  id: () => string;
}

export function shell(
  d: string,
  tone: Tone,
  { pxPerMm, id, dx = -3, dy = -7, light = "", hole = false, small = false }: ShellOptions & Paper,
): string {
  const { width, height } = sizeOf(parsePath(d));
  const limit = tone.base === tones.dark.base ? FLAT_BELOW_DARK : FLAT_BELOW;
  if (
    small ||
    Math.max(width, height) * pxPerMm < limit ||
    Math.min(width, height) * pxPerMm < limit / 3
  )
    return `<path d="${d}" fill="${tone.base}"${hole ? ' fill-rule="evenodd"' : ""}/>`;
  const clip = id();
  const face = id();
  const rule = hole ? ' clip-rule="evenodd" fill-rule="evenodd"' : "";
  const shift = `${dx ? ` x="${short(dx)}"` : ""} y="${short(dy)}"`;
  return (
    `<clipPath id="${clip}"><path id="${face}" d="${d}"${rule}/></clipPath>` +
    `<g clip-path="url(#${clip})" stroke="none"><use href="#${face}" fill="${tone.shade}"/>` +
    `<use href="#${face}" fill="${tone.base}"${shift}/>${inked(light)}</g><use href="#${face}"/>`
  );
}

/** Adds the stroke colour to lines in the shading. */
function inked(light: string): string {
  return light.includes("stroke-width") ? `<g stroke="${INK}">${light}</g>` : light;
}

/** Places the numbers of an exploded drawing beside the ink of their parts. */
import { renderAsync } from "@resvg/resvg-js";
import type { PartsDrawing } from "#app/drawings/drawings.ts";

/** Width of the rendered drawing, px. */
const WIDTH = 640;
/** Least opacity of ink, of 255. */
const OPAQUE = 60;

/** CSS properties of the ink nearest to the top left corner of each part, in percent of the part. */
export async function placeNumbers({
  svg,
  width,
  parts,
}: Pick<PartsDrawing, "svg" | "width"> & {
  parts: Pick<PartsDrawing["parts"][number], "at" | "size">[];
}): Promise<Record<"--across" | "--down", number>[]> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: WIDTH },
  });
  const { pixels } = image;
  const scale = WIDTH / width;
  return parts.map(({ at, size }) => {
    const [left, top] = at.map((px) => Math.floor(px * scale)) as typeof at;
    const [across, down] = size.map((px) => Math.floor(px * scale)) as typeof size;
    let nearest = { x: 0, y: 0, distance: Number.POSITIVE_INFINITY };
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const distance = Math.hypot(x, y);
        const isInk = (pixels[4 * ((top + y) * WIDTH + left + x) + 3] ?? 0) > OPAQUE;
        if (isInk && distance < nearest.distance) nearest = { x, y, distance };
      }
    return {
      "--across": Math.round((100 * nearest.x) / across),
      "--down": Math.round((100 * nearest.y) / down),
    };
  });
}

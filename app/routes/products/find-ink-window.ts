/** Finds the part of a drawing to begin with when only a small window of it is visible. */

/** Width of the drawing while it is searched, px. */
const WIDTH = 240;
/** A window is full enough with this share of the ink of the fullest. */
const ENOUGH = 0.6;
/** Windows above each other with this share of the fullest are alike. */
const NEARLY = 0.98;

/**
 * @param size of the window, in shares of the drawing's width and height
 * @param end searched up to here, as a share of the drawing's width
 * @returns the leftmost window with much ink, its top left in the same shares; null if the browser
 * cannot read the drawing
 */
export function findInkWindow(
  image: HTMLImageElement,
  [width, height]: [number, number],
  end: number,
): [left: number, top: number] | null {
  const high = Math.round((WIDTH * image.height) / image.width);
  const pixels = pixelsOf(image, WIDTH, high);
  if (!pixels) return null;
  const [across, down] = [Math.ceil(width * WIDTH), Math.ceil(height * high)];
  const windows = [];
  for (let x = 0; x <= Math.max(0, end * WIDTH - across); x++) {
    const rows = Array.from({ length: high }, (_, y) => inkOf(pixels, y * WIDTH + x, across));
    for (let y = 0; y <= Math.max(0, high - down); y++)
      windows.push({ x, y, ink: rows.slice(y, y + down).reduce((sum, row) => sum + row, 0) });
  }
  const most = Math.max(...windows.map(({ ink }) => ink));
  const first = windows.find(({ ink }) => ink >= ENOUGH * most);
  const column = windows.filter(({ x }) => x === first?.x);
  const fullest = Math.max(...column.map(({ ink }) => ink));
  const full = column.filter(({ ink }) => ink >= NEARLY * fullest);
  const best = full[full.length >> 1];
  return best ? [best.x / WIDTH, best.y / high] : null;
}

function pixelsOf(image: HTMLImageElement, width: number, height: number) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height).data;
}

/** Opacity of pixels in a row. */
function inkOf(pixels: Uint8ClampedArray, start: number, length: number): number {
  let ink = 0;
  for (let pixel = start; pixel < start + length; pixel++) ink += pixels[4 * pixel + 3] ?? 0;
  return ink;
}

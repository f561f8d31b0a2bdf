/** Persons touch the machines that they hold. */
import { expect, it, vi } from "vitest";
import { all, type Rendering, render } from "../../../tests/support/drawn-catalogue.ts";
import { holdOf, place } from "./holds.ts";

/** Drawing the whole catalogue can exceed the default 5 s on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Half the size of a hand, mm. */
const HAND = 70;
/** Millimetres per pixel of the renderings. */
const STEP = 10;

/** Whether the rendering has ink within a hand of x, y in mm. */
function hasInk({ width, height, pixels }: Rendering, x: number, y: number): boolean {
  for (let down = Math.floor((y - HAND) / STEP); down <= (y + HAND) / STEP; down++)
    for (let across = Math.floor((x - HAND) / STEP); across <= (x + HAND) / STEP; across++)
      if (across >= 0 && across < width && down >= 0 && down < height)
        if ((pixels[4 * (down * width + across) + 3] ?? 0) > 60) return true;
  return false;
}

it("puts the hands on the drawing of every machine of known length", async () => {
  for (const { name, product, drawings } of all) {
    const drawing = drawings.find(({ scale }) => scale && scale.dimension_text !== "≈");
    const hold = holdOf(product);
    if (!drawing?.scale || hold === "beside") continue;
    const { length_mm } = drawing.scale;
    const height = (length_mm * drawing.height) / drawing.width;
    const { x, y, hand, rear = hand } = place(hold, length_mm, height);
    const rendering = await render(drawing.svg, Math.round(length_mm / STEP));
    for (const at of [hand, rear])
      expect(hasInk(rendering, at[0] - x, at[1] - y), `${name}: ${hold}`).toBe(true);
  }
});

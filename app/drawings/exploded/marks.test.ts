/** Lines of exploded drawings join a part to the one that it is fastened to. */
import { expect, it, vi } from "vitest";
import { all } from "../../../tests/support/drawn-catalogue.ts";
import { drawParts, markParts } from "../drawings.ts";

/** All drawings can exceed the default 5 s on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

/** Parts that their machines hold loosely, or that everything else is fastened to. */
const FREE =
  /^(?:Gear case|Fan housing|(?:Rear|Top) handle|Shaft|Curved shaft|Duct|Carrying frame|Foot|Base|Frame|Spray gun|High-pressure hose)/;

const names = new Set<string>();
const drawings = all.flatMap(({ name, product }) => {
  const drawing = drawParts(product);
  const kind = drawing?.parts.map((part) => part.name.replace(/\d+/, "")).join() ?? "";
  if (!drawing || names.has(kind)) return [];
  names.add(kind);
  return [{ name, drawing }];
});

it("joins each part, except loose ones and what others are fastened to", () => {
  for (const { name, drawing } of drawings)
    for (const part of drawing.parts)
      if (!FREE.test(part.name)) expect(part.fastenedTo, `${name}: ${part.name}`).not.toBeNull();
});

it("draws most lines, from a part to the one that it is fastened to", async () => {
  let [drawn, joined] = [0, 0];
  for (const { name, drawing } of drawings) {
    const parts = await markParts(drawing);
    for (const part of parts) {
      const partner = parts.find((other) => other.name === part.fastenedTo);
      if (!partner) continue;
      joined++;
      if (!part.line.wide) continue;
      drawn++;
      const points = part.line.wide
        .slice(1)
        .split(" ")
        .map((point) => point.split(",").map(Number));
      const isIn = ([x = 0, y = 0]: number[] = [], { wide, size }: typeof part) =>
        x >= wide.left - 1 &&
        x <= wide.left + wide.width + 1 &&
        y >= wide.top - 1 &&
        y <= wide.top + (wide.width * size[1]) / size[0] + 1;
      expect(isIn(points[0], part), `${name}: ${part.name}`).toBe(true);
      expect(isIn(points.at(-1), partner), `${name}: ${part.name}`).toBe(true);
    }
  }
  expect(drawn / joined).toBeGreaterThan(0.6);
});

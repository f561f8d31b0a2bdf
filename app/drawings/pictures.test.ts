/** Drawings of each family match the pictures in the README. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { type DescribedMachine, draw } from "./drawings.ts";
import kinds from "./kinds.json" with { type: "json" };

vi.setConfig({ testTimeout: 60_000 });

interface Cell {
  /** px */
  width: number;
  height: number;
}
const KIND: Cell = { width: 128, height: 106 };
const COLUMNS = 8;
/** Renderers differ at edges: share of a cell's bytes that may differ by more than one shade. */
const TOLERATED = 0.002;
const SHADE = 48;

/** Figures that some families require and that do not affect the others. */
const FIGURES = { connection_inch: 2, volume_l: 24 };
const BY_POWER: Record<string, object> = {
  petrol: { displacement_cc: 98 },
  battery: { voltage_v: 18 },
};

const machines = kinds.map(
  (kind): DescribedMachine => ({
    ...kind,
    name: kind.model,
    brand: "STIHL",
    figures: { ...FIGURES, ...BY_POWER[kind.power] },
    features: ["Hammer drill and impact driver"],
  }),
);

/** Centres a drawing on a white cell. */
function toCell(svg: string, cell: Cell): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .resize({ ...cell, fit: "contain", background: "#fff" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Joins the cells into one picture, row by row. */
function joinCells(cells: readonly Buffer[], cell: Cell) {
  const height = Math.ceil(cells.length / COLUMNS) * cell.height;
  const raw = { ...cell, channels: 3 as const };
  return sharp({ create: { width: COLUMNS * cell.width, height, channels: 3, background: "#fff" } })
    .composite(
      cells.map((input, index) => ({
        input,
        raw,
        left: (index % COLUMNS) * cell.width,
        top: Math.floor(index / COLUMNS) * cell.height,
      })),
    )
    .png({ palette: true, colours: 32, effort: 10 });
}

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** Number of differing bytes per cell. */
function countDifferent(present: Buffer, known: Buffer, cell: Cell): number[] {
  const counts: number[] = [];
  for (let at = 0; at < present.length; at++) {
    if (Math.abs((present[at] ?? 0) - (known[at] ?? 0)) <= SHADE) continue;
    const pixel = Math.floor(at / 3);
    const column = Math.floor((pixel % (COLUMNS * cell.width)) / cell.width);
    const index = column + COLUMNS * Math.floor(pixel / (COLUMNS * cell.width * cell.height));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/**
 * Compares the drawings with the picture at `file`; on a difference, writes the current picture to
 * a separate file for review.
 */
async function findChanged(
  file: string,
  cell: Cell,
  drawn: { title: string; svg: string }[],
): Promise<string[]> {
  const cells = await Promise.all(drawn.map(({ svg }) => toCell(svg, cell)));
  const present = await joinCells(cells, cell).toBuffer();
  const known = await readFile(join(import.meta.dirname, file));
  const counts = countDifferent(await pixelsOf(present), await pixelsOf(known), cell);
  const tolerated = TOLERATED * 3 * cell.width * cell.height;
  const changed = drawn
    .filter((_, index) => (counts[index] ?? 0) > tolerated)
    .map(({ title }) => title);
  if (changed.length === 0) return [];
  const copy = join(mkdtempSync(join(tmpdir(), "drawings-")), file);
  writeFileSync(copy, present);
  return [...changed, `Look at ${copy}. If it is right, copy it to app/drawings/${file}`];
}

describe("every kind of machine", () => {
  it("is drawn for a brand and model of words that every object has", () => {
    const sizesOf = (text: string) =>
      machines.map((machine) =>
        draw({ ...machine, brand: text, model: text })?.map(({ width, height }) => [width, height]),
      );
    expect(sizesOf("constructor")).toEqual(sizesOf(""));
  });

  it("is drawn as kinds.png shows it", async () => {
    const drawn = machines.map((machine) => ({
      title: `${machine.model}, ${machine.family}`,
      svg: draw(machine)?.[0]?.svg ?? "",
    }));
    expect(drawn.filter(({ svg }) => svg === "").map(({ title }) => title)).toEqual([]);
    expect(await findChanged("kinds.png", KIND, drawn)).toEqual([]);
  });
});

/** What each kind of machine looks like, beside the pictures that the README shows. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { render } from "../../tests/support/drawn-catalogue.ts";
import { type DescribedProduct, draw, drawParts } from "./drawings.ts";
import { KINDS, type Kind, type Power } from "./recognising/kinds.ts";

vi.setConfig({ testTimeout: 60_000 });

interface Cell {
  /** px */
  width: number;
  height: number;
}
const KIND: Cell = { width: 128, height: 106 };
const PARTS: Cell = { width: 128, height: 224 };
const COLUMNS = 8;
/** Renderers may round the edges of shapes otherwise: of a cell's bytes so many may differ by more than a shade. */
const TOLERATED = 0.002;
const SHADE = 48;

const TYPES: Record<Power, string | null> = { petrol: "petrol", battery: "cordless", corded: "corded", manual: null };
/** What some kinds need, and no other is hindered by. */
const FIGURES = [
  { name: "Connection", value: "2 inch" },
  { name: "Tank", value: "24 l" },
];
const OF_POWER: Partial<Record<Power, typeof FIGURES>> = {
  petrol: [{ name: "Displacement", value: "98 cc" }],
  battery: [{ name: "Voltage", value: "18 V" }],
};
/** Families that only a model or a feature tells from others of its kind. */
const MODELS: [name: string, kind: string, power: Power, feature?: string][] = [
  ["FatMax TAB 230/10/50VW", "Air compressor", "corded"],
  ["GX35", "Four stroke engine", "petrol"],
  ["V8", "Stick vacuum", "battery"],
  ["RE 145", "Pressure washer", "corded"],
  ["FS 38", "Grass trimmer", "petrol"],
  ["Foam nozzle", "Foam nozzle", "manual"],
  ["Rotary washing brush", "Rotary washing brush", "manual"],
  ["Water filter", "Water filter", "manual"],
  ["Felling wedge", "Felling wedge", "manual"],
  ["File holder", "File holder", "manual"],
  ["AX 30 C", "Axe", "manual"],
  ["BF-KM", "Combi attachment", "manual"],
  ["BG-KM", "Combi attachment", "manual"],
  ["FCB-KM", "Combi attachment", "manual"],
  ["FS-KM", "Combi attachment", "manual"],
  ["HT-KM", "Combi attachment", "manual"],
  ["HL-KM 145", "Combi attachment", "manual"],
  ["PR 16", "Pruning saw", "manual"],
  ["PG 25", "Secateur", "manual"],
];

function describeProduct(name: string, type: string, power: Power, feature?: string): DescribedProduct {
  const features = [feature, "Hammer drill and impact driver"].flatMap((title) => (title ? [{ title }] : []));
  return {
    name,
    brand: "STIHL",
    category: null,
    subcategory: null,
    productType: type,
    type: TYPES[power],
    weightKg: null,
    specifications: [...FIGURES, ...(OF_POWER[power] ?? [])],
    technicalDetails: [],
    features,
  };
}

function powersOf({ kind }: Kind): Power[] {
  return typeof kind === "string" ? ["manual"] : (Object.keys(kind) as Power[]);
}

const products = [
  // Attachments are told apart by their models alone.
  ...KINDS.filter(({ kind }) => kind !== "combi attachments").flatMap((kind) =>
    powersOf(kind).map((power) => {
      const [name = ""] = kind.names.split("|");
      return describeProduct(name, name, power);
    }),
  ),
  ...MODELS.map(([name, type, power, feature]) => describeProduct(name, type, power, feature)),
];
const titleOf = ({ name, type }: DescribedProduct) => (type ? `${name}, ${type}` : name);

/** A drawing on white, in the middle of its cell. */
function toCell(svg: string, cell: Cell): Promise<Buffer> {
  return sharp(
    render(svg, 2 * cell.width)
      .render()
      .asPng(),
  )
    .flatten({ background: "#fff" })
    .resize({ ...cell, fit: "contain", background: "#fff" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** All cells as one picture, row below row. */
function toSheet(cells: readonly Buffer[], cell: Cell) {
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

async function pixelsOf(sheet: Buffer): Promise<Buffer> {
  return sharp(sheet).removeAlpha().raw().toBuffer();
}

/** Of each cell, how many of its bytes differ. */
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

/** Compares what is drawn with the sheet at `file`. On a difference the present sheet is written elsewhere, to be looked at. */
async function findChanged(file: string, cell: Cell, drawn: { title: string; svg: string }[]): Promise<string[]> {
  const cells = await Promise.all(drawn.map(({ svg }) => toCell(svg, cell)));
  const present = await toSheet(cells, cell).toBuffer();
  const known = await readFile(join(import.meta.dirname, file));
  const counts = countDifferent(await pixelsOf(present), await pixelsOf(known), cell);
  const tolerated = TOLERATED * 3 * cell.width * cell.height;
  const changed = drawn.filter((_, index) => (counts[index] ?? 0) > tolerated).map(({ title }) => title);
  if (changed.length === 0) return [];
  const copy = join(mkdtempSync(join(tmpdir(), "drawings-")), file);
  writeFileSync(copy, present);
  return [...changed, `Look at ${copy}. If it is right, copy it to app/drawings/${file}`];
}

describe("every kind of machine", () => {
  it("is drawn", () => {
    expect(products.filter((product) => !draw(product)).map(titleOf)).toEqual([]);
  });

  it("looks as in kinds.png", async () => {
    const drawn = products.map((product) => ({ title: titleOf(product), svg: draw(product)?.[0]?.svg ?? "" }));
    expect(await findChanged("kinds.png", KIND, drawn)).toEqual([]);
  });

  it("comes apart as in parts.png", async () => {
    const drawn = products.flatMap((product) => {
      const parts = drawParts(product);
      return parts ? [{ title: titleOf(product), svg: parts.svg }] : [];
    });
    expect(await findChanged("parts.png", PARTS, drawn)).toEqual([]);
  });
});

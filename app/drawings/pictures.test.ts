/** Drawings of each product type match the pictures in the README. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { classify } from "#app/catalogue/classification/classify.ts";
import { type DrawnPowerType, KINDS, type Kind } from "#app/catalogue/classification/vocabulary.ts";
import { type DescribedProduct, draw } from "./drawings.ts";

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

/** Specifications that some product types require and that do not affect the others. */
const SPECIFICATIONS = [
  { name: "Connection", value: "2 inch" },
  { name: "Tank", value: "24 l" },
];
const OF_POWER: Partial<Record<DrawnPowerType, typeof SPECIFICATIONS>> = {
  petrol: [{ name: "Displacement", value: "98 cc" }],
  cordless: [{ name: "Voltage", value: "18 V" }],
};
/** Families that only a model or feature distinguishes. */
const MODELS: [name: string, kind: string, powerType: DrawnPowerType, feature?: string][] = [
  ["FatMax TAB 230/10/50VW", "Air compressor", "corded"],
  ["GX35", "Four stroke engine", "petrol"],
  ["V8", "Stick vacuum", "cordless"],
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

type Described = DescribedProduct & { productType: string };

function describeProduct(
  name: string,
  productType: string,
  powerType: DrawnPowerType,
  feature?: string,
): Described {
  const features = [feature, "Hammer drill and impact driver"].flatMap((text) => text ?? []);
  const specifications = [...SPECIFICATIONS, ...(OF_POWER[powerType] ?? [])];
  const clues = {
    ...{
      name,
      productType,
      specifications,
      category: null,
      subcategory: null,
      brief: "",
      description: "",
    },
    type: powerType === "manual" ? null : powerType,
  };
  return {
    ...clues,
    ...classify(clues),
    brand: "STIHL",
    weightKg: null,
    technicalDetails: [],
    features: features.map((heading) => ({ heading, content: "" })),
  };
}

function powerTypesOf({ family }: Kind): DrawnPowerType[] {
  return typeof family === "string" ? ["manual"] : (Object.keys(family ?? {}) as DrawnPowerType[]);
}

const products = [
  // Attachments are distinguished by model only.
  ...KINDS.filter(({ family }) => family !== "combi attachments").flatMap((kind) =>
    powerTypesOf(kind).map((powerType) => {
      const [name = ""] = kind.names;
      return describeProduct(name, name, powerType);
    }),
  ),
  ...MODELS.map(([name, type, powerType, feature]) =>
    describeProduct(name, type, powerType, feature),
  ),
];
const titleOf = ({ name, productType, powerType }: Described) =>
  `${name}, ${powerType ?? productType}`;

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
  it("is drawn", () => {
    expect(products.filter((product) => !draw(product)).map(titleOf)).toEqual([]);
  });

  it("is drawn for a brand and model of words that every object has", () => {
    const sizesOf = (text: string) =>
      products.map((each) =>
        draw({ ...each, brand: text, name: text })?.map(({ width, height }) => [width, height]),
      );
    expect(sizesOf("constructor")).toEqual(sizesOf(""));
  });

  it("matches kinds.png", async () => {
    const drawn = products.map((product) => ({
      title: titleOf(product),
      svg: draw(product)?.[0]?.svg ?? "",
    }));
    expect(await findChanged("kinds.png", KIND, drawn)).toEqual([]);
  });
});

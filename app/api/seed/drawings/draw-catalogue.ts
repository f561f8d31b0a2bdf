/** Draws the whole catalogue: every machine's views as SVG, and the manifest that tells the seed of them. */
import { createHash } from "node:crypto";
import { noImage } from "#app/drawings/families/no-image.ts";
import { drawSheet, type Sheet, type SheetOptions } from "#app/drawings/pen/sheet.ts";
import { hashOf, type Machine, toSlug } from "../machine.ts";
import { picturesOf } from "./drawing-of.ts";
import type { Pictures } from "./pictures.ts";

export type View = "whole" | "lettered" | "in-use" | "detail" | "thumb";

export interface ManifestEntry {
  image_url: string;
  view: View;
  /** px */
  width: number;
  height: number;
  alt_text: string;
  /** The picture's whole width in mm of the machine, and the level dimension in it that a fact gives. */
  scale?: { length_mm: number; dimension_start_mm: number; dimension_mm: number; dimension_text: string };
}

/** By "<brand> <model>"; the first entry is the primary picture. */
export type Manifest = Record<string, ManifestEntry[]>;

export interface DrawnCatalogue {
  /** SVG by file name. */
  files: Map<string, string>;
  manifest: Manifest;
}

/** Where the files are served, for good: the name changes with the content. */
const FOLDER = "/assets/machines/";

type Drawable = Pictures["whole"];

const SHEETS: Record<View, Pick<SheetOptions, "width" | "height" | "pad">> = {
  whole: { width: 560, height: 420, pad: 10 },
  lettered: { width: 800, height: 600, pad: 24 },
  "in-use": { width: 800, height: 600, pad: 24 },
  detail: { width: 520, height: 440, pad: 8 },
  thumb: { width: 240, height: 220, pad: 4 },
};

/** Machines of the top of the range get a detail as a third picture. */
const FLAGSHIPS = new Set(
  "MS 881,MS 661,MS 500i,MS 462,MS 261,MS 250,MSA 300 C-O,MS 194 T,FS 460 C-EM,FR 410,BR 800,BRA 600,SR 450,WP 600,HS 82 R,BT 360,MH 710,TS 800,TSA 230,RM 650 V,RMA 460 V,RE 150,RB 600,REA 100 PLUS,SE 122,V8".split(
    ",",
  ),
);

export function drawCatalogue(machines: Machine[]): DrawnCatalogue {
  const files = new Map<string, string>();
  const manifest: Manifest = {};
  const keyOf = keys();
  for (const machine of machines) {
    const name = `${machine.brand} ${machine.model}`;
    if (manifest[name]) throw new Error(`Two machines are called ${name}`);
    const pictures = picturesOf(machine);
    if (!pictures) continue;
    manifest[name] = viewsOf(machine, pictures).map(({ view, drawable, alt, options }) => {
      const sheet = drawSheet(drawable, { key: keyOf(`${name} ${view}`), title: alt, ...SHEETS[view], ...options });
      const file = `${toSlug(name)}-${view === "whole" ? "" : `${view}-`}${contentHash(sheet.svg)}.svg`;
      files.set(file, sheet.svg);
      const scale = view === "whole" ? scaleOf(sheet) : undefined;
      return {
        image_url: FOLDER + file,
        view,
        width: sheet.width,
        height: sheet.height,
        alt_text: alt,
        ...(scale ? { scale } : {}),
      };
    });
  }
  return { files, manifest };
}

/** What is shown for a product without a picture; 250 × 180 px. */
export function drawPlaceholder(): string {
  return drawSheet(noImage(), { key: "no", title: "No Image", width: 250, height: 180, pad: 0 }).svg;
}

interface PlannedView {
  view: View;
  drawable: Drawable;
  alt: string;
  options?: Pick<SheetOptions, "pxPerMm" | "crop">;
}

function viewsOf(machine: Machine, pictures: Pictures): PlannedView[] {
  const { seen, whole, pxPerMm, lettered, inUse, thumb, detail } = pictures;
  const name = `${machine.brand} ${machine.model}`;
  const views: PlannedView[] = [
    { view: "whole", drawable: whole, alt: `${name} ${seen}`, ...(pxPerMm ? { options: { pxPerMm } } : {}) },
  ];
  if (lettered) views.push({ view: "lettered", drawable: lettered, alt: `${name} ${seen}, with its measures` });
  if (inUse) views.push({ view: "in-use", drawable: inUse.drawable, alt: `${name}: ${inUse.seen}` });
  if (detail && FLAGSHIPS.has(machine.model))
    views.push({
      view: "detail",
      drawable: whole,
      alt: `${name}: ${detail}`,
      options: { crop: (drawing) => drawing.detail ?? drawing.box },
    });
  if (thumb) views.push({ view: "thumb", drawable: thumb, alt: `${name} ${seen}, drawn shortened` });
  return views;
}

function scaleOf({ lengthMm, originMm, dimension }: Sheet): ManifestEntry["scale"] {
  if (!dimension) return undefined;
  return {
    length_mm: Math.round(lengthMm),
    dimension_start_mm: Math.round(originMm + dimension.from),
    dimension_mm: Math.round(dimension.to - dimension.from),
    dimension_text: dimension.text,
  };
}

function contentHash(svg: string): string {
  return createHash("sha256").update(svg).digest("hex").slice(0, 8);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/** Prefixes of two characters for ids: the same for the same drawing, and never twice in the catalogue. */
function keys(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    for (let number = hashOf(name); ; number++) {
      const first = LETTERS.charAt(number % LETTERS.length);
      const key = first + LETTERS_AND_DIGITS.charAt(Math.floor(number / LETTERS.length) % LETTERS_AND_DIGITS.length);
      if (taken.has(key)) continue;
      taken.add(key);
      return key;
    }
  };
}

/** Draws the whole catalogue: every machine's views as SVG, and the manifest that tells the seed of them. */
import { createHash } from "node:crypto";
import { noImage } from "#app/drawings/families/no-image.ts";
import { picturesOf } from "#app/drawings/machines/pictures-of.ts";
import { type DrawnView, drawViews, type View, type ViewScale } from "#app/drawings/machines/views.ts";
import { drawSheet } from "#app/drawings/pen/sheet.ts";
import { hashOf, type Machine, toSlug } from "../machine.ts";
import { withSaidFacts } from "../said-facts.ts";

export interface ManifestEntry {
  image_url: string;
  view: View;
  /** px */
  width: number;
  height: number;
  alt_text: string;
  scale?: ViewScale;
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
    const { facts } = withSaidFacts(machine);
    const pictures = picturesOf({ ...machine, facts });
    if (!pictures) continue;
    const views = drawViews(pictures, {
      keyOf: (view) => keyOf(`${name} ${view}`),
      titleOf: (seen) => toAlt(name, seen, pictures.seen),
      detail: FLAGSHIPS.has(machine.model),
    });
    manifest[name] = withoutSameAgain(views).map(({ view, svg, width, height, seen, scale }) => {
      const file = `${toSlug(name)}-${view === "whole" ? "" : `${view}-`}${contentHash(svg)}.svg`;
      files.set(file, svg);
      const alt_text = toAlt(name, seen, pictures.seen);
      return { image_url: FOLDER + file, view, width, height, alt_text, ...(scale ? { scale } : {}) };
    });
  }
  return { files, manifest };
}

/** With its measures a drawing is the same again: only where no dimension stands under the whole one it shows more. */
function withoutSameAgain(views: readonly DrawnView[]): readonly DrawnView[] {
  const isDimensioned = views.some(({ scale }) => scale && scale.dimension_text !== "≈");
  return isDimensioned ? views.filter(({ view }) => view !== "lettered") : views;
}

/** A view of something else than the whole machine is set off from the name. */
function toAlt(name: string, seen: string, whole: string): string {
  return seen.startsWith(whole) ? `${name} ${seen}` : `${name}: ${seen}`;
}

/** What is shown for a product without a picture; 250 × 180 px. */
export function drawPlaceholder(): string {
  return drawSheet(noImage(), { key: "no", title: "No Image", width: 250, height: 180, pad: 0 }).svg;
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

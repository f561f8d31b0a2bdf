/** One machine to one SVG file: finds the scale, sets the margin, and writes it in few bytes. */
import type { Box, Dimension, Machine } from "./drawing.ts";
import { packPath, short, sizeOf } from "./path.ts";
import { Pen } from "./pen.ts";
import { INK } from "./tones.ts";

export interface SheetOptions {
  /** Prefix of ids, unique to the drawing: a letter first. */
  key: string;
  title: string;
  /** The machine is fitted into this many pixels … */
  width?: number;
  height?: number;
  /** … unless a scale is given, as for machines that are shown side by side. */
  pxPerMm?: number;
  /** Margin in pixels. */
  pad?: number;
  /** Shows this part only. */
  crop?: (machine: ReturnType<Machine>) => Box;
}

export interface Sheet {
  svg: string;
  width: number;
  height: number;
  /** Whole width of the picture, in mm of the machine. */
  lengthMm: number;
  /** Where the machine's own x = 0 lies, in mm from the picture's left edge. */
  originMm: number;
  /** The drawing's own level dimension, in its own mm. */
  dimension?: Dimension;
}

/** Boxes hold lettering of fixed pixel size, so the scale that fits is approached in a few steps. */
const STEPS = 4;

export function drawSheet(machine: Machine, options: SheetOptions): Sheet {
  const { key, title, width = 800, height = 640, pad = 28 } = options;
  const boxAt = (scale: number): Box => {
    const drawing = machine(new Pen(scale, key));
    return options.crop?.(drawing) ?? drawing.box;
  };
  let scale = options.pxPerMm ?? 1;
  for (let step = 0; step <= STEPS && !options.pxPerMm; step++) {
    const [left, top, right, bottom] = boxAt(scale);
    scale = Math.min((width - 2 * pad) / (right - left), height / (bottom - top));
  }
  scale = Math.floor(scale * 1000) / 1000;
  const pen = new Pen(scale, key);
  const drawing = machine(pen);
  const [left, top, right, bottom] = options.crop?.(drawing) ?? drawing.box;
  const across = options.pxPerMm ? Math.ceil((right - left) * scale + 2 * pad) : width;
  const down = Math.round((bottom - top) * scale + 2 * pad);
  const x = (across - (right - left) * scale) / 2 - left * scale;
  return {
    svg: toSvg(drawing.s, { key, title, pen, width: across, height: down, x, y: pad - top * scale }),
    width: across,
    height: down,
    lengthMm: across / scale,
    originMm: x / scale,
    ...(drawing.dimension ? { dimension: drawing.dimension } : {}),
  };
}

interface Frame extends Pick<SheetOptions, "key" | "title"> {
  pen: Pen;
  /** px */
  width: number;
  height: number;
  /** Where the drawing's origin lies, px. */
  x: number;
  y: number;
}

/** A whole file of markup in millimetres. */
export function toSvg(markup: string, { key, title, pen, width, height, x, y }: Frame): string {
  const scale = pen.pxPerMm;
  const place = `translate(${short(x)} ${short(y)})scale(${scale})`;
  const lines = `stroke-width="${short(pen.outline, 2)}" stroke-linejoin="round" stroke-linecap="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="${key}" viewBox="0 0 ${width} ${height}" role="img"><title>${escaped(title)}</title>` +
    `<g transform="${place}" fill="none" stroke="${INK}" ${lines}>${compact(markup, key, scale)}</g></svg>`
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

const PAINT = /((?: (?:fill|stroke|stroke-width)="[^"]*")+)(?=[^<>]*>)/g;

function normal(attributes: string): string {
  return (attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(";");
}

/** Repeated paint becomes classes that begin with the drawing's key (a selector under its id would miss what `<use>` repeats); paths are packed; whole mm where a mm is hardly a pixel. */
function compact(markup: string, key: string, scale: number): string {
  const uses = new Map<string, number>();
  for (const [, paint = ""] of markup.matchAll(PAINT)) uses.set(normal(paint), (uses.get(normal(paint)) ?? 0) + 1);
  const worthIt = [...uses].filter(
    ([paint, count]) => count * (paint.length - 8 - key.length) > paint.length + 4 + key.length,
  );
  const names = new Map(worthIt.map(([paint], index) => [paint, key + className(index)]));
  const rules = [...names].map(([paint, name]) => `.${name}{${paint.replace(/="([^"]*)"/g, ":$1")}}`);
  const body = markup
    .replace(PAINT, (paint) => {
      const name = names.get(normal(paint));
      return name ? ` class="${name}"` : paint;
    })
    .replace(/ d="([^"]*)"/g, (_, d: string) => {
      const { width, height } = sizeOf(d);
      return ` d="${packPath(d, Math.max(width, height) >= 12 && scale < 0.76 ? 0 : 1)}"`;
    })
    .replace(/ c[xy]="0"/g, "")
    .replace(/ (c?[xy])="(-?\d+\.\d)"/g, (text, name: string, value: string) =>
      scale < 0.8 && Math.abs(Number(value)) > 20 ? ` ${name}="${Math.round(Number(value))}"` : text,
    );
  return (rules.length ? `<style>${rules.join("")}</style>` : "") + body;
}

function className(index: number): string {
  return String.fromCharCode(97 + (index % 26)) + (index < 26 ? "" : Math.floor(index / 26));
}

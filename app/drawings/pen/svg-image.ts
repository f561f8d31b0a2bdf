/** Converts a machine to a compact SVG file: scale, margin and compression. */
import type { Box, DimensionLine, Machine } from "./drawing.ts";
import { packPath, parsePath, short, sizeOf } from "./path.ts";
import { EM_PER_OUTLINE, OUTLINE, Pen } from "./pen.ts";
import { INK } from "./tones.ts";

export interface SvgImageOptions {
  /** Prefix of ids, unique per drawing; starts with a letter. */
  key: string;
  title: string;
  /** Width in pixels that the machine is fitted to. */
  width?: number;
  height?: number;
  /** Fixed scale, for machines that are shown side by side; overrides `width`. */
  pxPerMm?: number;
  /** Margin in pixels. */
  pad?: number;
  /** Draws this part only. */
  crop?: (machine: ReturnType<Machine>) => Box;
}

export interface SvgImage {
  svg: string;
  width: number;
  height: number;
  /** Width of the picture, in mm of the machine. */
  lengthMm: number;
  /** x of the machine's origin, mm from the picture's left edge. */
  originMm: number;
  /** The drawing's level dimension, in the drawing's mm. */
  dimension?: DimensionLine;
}

/** Boxes include lettering of fixed pixel size, so the fitting scale is approximated in steps. */
const STEPS = 4;

export function drawSvgImage(machine: Machine, options: SvgImageOptions): SvgImage {
  const { key, title, width = 800, height = 640, pad = 28 } = options;
  const boxAt = (scale: number): Box => {
    const drawing = machine(new Pen({ pxPerMm: scale, key }));
    return options.crop?.(drawing) ?? drawing.box;
  };
  let scale = options.pxPerMm ?? 1;
  for (let step = 0; step <= STEPS && !options.pxPerMm; step++) {
    const [left, top, right, bottom] = boxAt(scale);
    scale = Math.min((width - 2 * pad) / (right - left), height / (bottom - top));
  }
  scale = Math.floor(scale * 1000) / 1000;
  const pen = new Pen({ pxPerMm: scale, key });
  const drawing = machine(pen);
  const [left, top, right, bottom] = options.crop?.(drawing) ?? drawing.box;
  const across = options.pxPerMm ? Math.ceil((right - left) * scale + 2 * pad) : width;
  const down = Math.round((bottom - top) * scale + 2 * pad);
  const x = (across - (right - left) * scale) / 2 - left * scale;
  return {
    svg: toSvg(drawing.s, {
      key,
      title,
      pen,
      width: across,
      height: down,
      x,
      y: pad - top * scale,
    }),
    width: across,
    height: down,
    lengthMm: across / scale,
    originMm: x / scale,
    ...(drawing.dimension ? { dimension: drawing.dimension } : {}),
  };
}

/**
 * Enlargements at which lines become thinner by the same factor, each about halfway to the next.
 */
const STEPS_UP = [1.25, 1.8, 2.6].map((times, index, all) => ({
  times,
  thinner: Math.sqrt(times * (all[index + 1] ?? 4.4)),
}));

/** Rules that keep line weights constant in enlarged pictures, by the image's own width. */
function steady(key: string, width: number, size: number): string {
  return STEPS_UP.map(
    ({ times, thinner }) =>
      `@media(min-width:${Math.round(width * times)}px){#${key}{font-size:${Math.round(size / thinner)}px}}`,
  ).join("");
}

interface Frame extends Pick<SvgImageOptions, "key" | "title"> {
  pen: Pen;
  /** px */
  width: number;
  height: number;
  /** x of the drawing's origin, px. */
  x: number;
  y: number;
}

/** Wraps markup in millimetres in an SVG file. */
function toSvg(markup: string, { key, title, pen, width, height, x, y }: Frame): string {
  const scale = pen.pxPerMm;
  const place = `translate(${short(x)} ${short(y)})scale(${scale})`;
  const lines = `stroke-width="${pen.width(OUTLINE)}" stroke-linejoin="round" stroke-linecap="round"`;
  const size = pen.outline / EM_PER_OUTLINE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="${key}" viewBox="0 0 ${width} ${height}" font-size="${Math.round(size)}" role="img"><title>${escaped(title)}</title>` +
    `<g transform="${place}" fill="none" stroke="${INK}" ${lines}>${compact(markup, key, scale, steady(key, width, size))}</g></svg>`
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

const PAINT = /((?: (?:fill|stroke|stroke-width)="[^"]*")+)(?=[^<>]*>)/g;

/** A stroke of a part's width plus an edge on both sides, and its existing class. */
const EDGE = /(?: class="([^"]*)")? data-edge="([^"]*)"/g;

function normal(attributes: string): string {
  return (attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(";");
}

/**
 * Compacts markup: repeated paint becomes classes prefixed with the drawing's key (an id selector
 * would not match `<use>` content), paths are shortened, and numbers are whole mm if 1 mm is about
 * a pixel.
 */
function compact(markup: string, key: string, scale: number, rules: string): string {
  const uses = new Map<string, number>();
  for (const [, paint = ""] of markup.matchAll(PAINT))
    uses.set(normal(paint), (uses.get(normal(paint)) ?? 0) + 1);
  const worthIt = [...uses].filter(
    ([paint, count]) => count * (paint.length - 8 - key.length) > paint.length + 4 + key.length,
  );
  const names = new Map(worthIt.map(([paint], index) => [paint, key + className(index)]));
  const paints = [...names].map(
    ([paint, name]) => `.${name}{${paint.replace(/="([^"]*)"/g, ":$1")}}`,
  );
  const body = markup
    .replace(PAINT, (paint) => {
      const name = names.get(normal(paint));
      return name ? ` class="${name}"` : paint;
    })
    .replace(/ d="([^"]*)"/g, (_, d: string) => {
      const segments = parsePath(d);
      const { width, height } = sizeOf(segments);
      return ` d="${packPath(segments, Math.max(width, height) >= 12 && scale < 0.76 ? 0 : 1)}"`;
    })
    .replace(/ c[xy]="0"/g, "")
    .replace(/ (c?[xy])="(-?\d+\.\d)"/g, (text, name: string, value: string) =>
      scale < 0.8 && Math.abs(Number(value)) > 20
        ? ` ${name}="${Math.round(Number(value))}"`
        : text,
    );
  const edges = [...new Set([...body.matchAll(EDGE)].map(([, , width = ""]) => width))];
  const edged = body.replace(EDGE, (_, paint: string | undefined, width: string) => {
    const name = `${key}_${edges.indexOf(width) || ""}`;
    return ` class="${paint ? `${paint} ` : ""}${name}"`;
  });
  // Inside a rule that simple renderers ignore: they use the width attribute.
  const wider = edges
    .map((width, index) => `.${key}_${index || ""}{stroke-width:calc(${width})}`)
    .join("");
  return `<style>${paints.join("")}${wider ? `@media all{${wider}}` : ""}${rules}</style>${edged}`;
}

function className(index: number): string {
  return String.fromCharCode(97 + (index % 26)) + (index < 26 ? "" : Math.floor(index / 26));
}

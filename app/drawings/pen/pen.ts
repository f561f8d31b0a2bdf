/** The pen: draws parts in millimetres with lines whose weight is in output pixels. */
import { path, short } from "./path.ts";
import { type ShellOptions, shell } from "./shell.ts";
import { bodyBeside, INK, type Tone, tones } from "./tones.ts";

/** A stroke of `multi`: colour, width in mm, further attributes, and pixels by which it is wider. */
export type Stroke = [colour: string, mm: number, attributes?: string, wider?: number];

/** Weight of an outline, pixels. */
export const OUTLINE = 2.2;
/**
 * Lines are as wide as a share of the font size, which no letter of a drawing uses: so one rule sets all of them anew
 * where a drawing is shown larger. The share is small, because browsers raise font sizes under 6 px.
 */
export const EM_PER_OUTLINE = 0.05;

/** What all pens of one drawing share. */
interface Shared {
  key: string;
  next: number;
  symbols: Map<string, string>;
}

export class Pen {
  readonly pxPerMm: number;
  /** Stroke weights in mm at this scale: outline 2.2 px, inner detail 1.4 px. */
  readonly outline: number;
  readonly detail: number;
  /** The tone of the machine's one coloured part. */
  readonly accent: Tone;
  /** The tone of the housing beside it. */
  readonly body: Tone;
  readonly #scale: number;
  readonly #shared: Shared;

  /** @param key prefix of every id, so that two drawings can stand in one document */
  constructor(
    pxPerMm: number,
    key = "",
    scale = 1,
    accent: Tone = tones.orange,
    shared: Shared = { key, next: 0, symbols: new Map() },
  ) {
    this.pxPerMm = pxPerMm;
    this.accent = accent;
    this.body = bodyBeside(accent);
    this.#scale = scale;
    this.#shared = shared;
    this.outline = OUTLINE / (pxPerMm * scale);
    this.detail = 1.4 / (pxPerMm * scale);
  }

  /** A line's width, given in pixels, as the drawing states it: a share of the outline's, which the sheet may set anew. */
  width(pixels: number): string {
    return `${short((EM_PER_OUTLINE * pixels) / OUTLINE, 3)}em`;
  }

  /** Output pixels in mm. */
  px(pixels: number): number {
    return pixels / (this.pxPerMm * this.#scale);
  }

  /** An id that no other part of this drawing, and no other drawing, has. */
  id(): string {
    return this.#shared.key + (this.#shared.next++).toString(36);
  }

  /** The same pen for the machine of another maker. */
  with(accent: Tone): Pen {
    return new Pen(this.pxPerMm, this.#shared.key, this.#scale, accent, this.#shared);
  }

  /** Parts drawn larger or smaller; lines keep their weight. `at` is a transform that comes first. */
  group(scale: number, draw: (pen: Pen) => string, at = ""): string {
    const pen = new Pen(this.pxPerMm, this.#shared.key, this.#scale * scale, this.accent, this.#shared);
    const size = scale === 1 ? "" : ` font-size="${short(1 / scale, 3)}em" stroke-width="${pen.width(OUTLINE)}"`;
    return `<g transform="${at}scale(${short(scale, 3)})"${size}>${draw(pen)}</g>`;
  }

  /** A body: one path in its shade, the same path in its base shifted toward the light, then the outline. */
  shell(d: string, tone: Tone, options: ShellOptions = {}): string {
    return shell(d, tone, this.pxPerMm * this.#scale, () => this.id(), options);
  }

  /** Outlined flat part. */
  flat(d: string, fill: string): string {
    return `<path d="${d}" fill="${fill}"/>`;
  }

  /** Shading without an outline. */
  tone(d: string, fill: string): string {
    return `<path d="${d}" fill="${fill}" stroke="none"/>`;
  }

  /** A detail line, its width in pixels. */
  line(d: string, colour: string = INK, pixels = 1.4, attributes = ""): string {
    return `<path d="${d}"${inColour(colour)} stroke-width="${this.width(pixels)}"${attributes}/>`;
  }

  /** A stroke whose width is in mm. */
  rod(d: string, colour: string, mm: number, attributes = ""): string {
    return `<path d="${d}" stroke="${colour}" stroke-width="${short(mm)}"${attributes}/>`;
  }

  /** One path painted several times. */
  multi(d: string, strokes: Stroke[]): string {
    const id = this.id();
    return strokes
      .map(([colour, mm, attributes = "", wider = 0], index) => {
        const edge = wider ? ` data-edge="${short(mm)}px + ${this.width(wider)}"` : "";
        const paint = `${index ? ` stroke="${colour}"` : inColour(colour)} stroke-width="${short(mm + this.px(wider))}"${edge}${attributes}`;
        return index ? `<use href="#${id}"${paint}/>` : `<g${paint}><path id="${id}" d="${d}"/></g>`;
      })
      .join("");
  }

  /** Round tube: handles, hoses, frames. The highlight is offset toward the light. */
  tube(d: string, mm: number, tone: Tone, highlight = true, cap: "round" | "butt" = "round"): string {
    const ends = cap === "round" ? "" : ` stroke-linecap="${cap}"`;
    const strokes: Stroke[] = [
      [INK, mm, ends, 1.9 * OUTLINE],
      [tone.base, mm, ends],
    ];
    if (highlight) strokes.push([tone.light, mm * 0.15, ` x="${short(-mm * 0.17)}" y="${short(-mm * 0.17)}"`]);
    return this.multi(d, strokes);
  }

  /** Filled circle; `pixels` is the outline's width, 0 for none, by default the usual outline. */
  dot(x: number, y: number, radius: number, fill: string, pixels?: number): string {
    const stroke =
      pixels === undefined ? "" : pixels === 0 ? ' stroke="none"' : ` stroke-width="${this.width(pixels)}"`;
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${stroke}/>`;
  }

  /** Circle as a stroke in mm; with dashes it is a grille, spokes or tyre tread. */
  ring(x: number, y: number, radius: number, mm: number, colour: string, dashes = ""): string {
    const dashed = dashes ? ` stroke-dasharray="${dashes}" stroke-linecap="butt"` : "";
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" stroke="${colour}" stroke-width="${short(mm)}"${dashed}/>`;
  }

  /** A part that occurs often: drawn once, then referred to. */
  symbol(name: string, x: number, y: number, draw: () => string): string {
    const key = `${name}@${short(this.#scale, 3)}`;
    const known = this.#shared.symbols.get(key);
    if (known) return `<use href="#${known}" x="${short(x)}" y="${short(y)}"/>`;
    const id = this.id();
    this.#shared.symbols.set(key, id);
    return `<g transform="translate(${short(x)} ${short(y)})"><g id="${id}">${draw()}</g></g>`;
  }

  screw(x: number, y: number, radius = 4): string {
    const slot = path`M${-radius * 0.5} ${radius * 0.5}L${radius * 0.5} ${-radius * 0.5}`;
    return this.symbol(
      `screw${short(radius)}`,
      x,
      y,
      () => this.dot(0, 0, radius, tones.steel.base, 1.2) + this.line(slot, INK, 1.2),
    );
  }

  /** Filler cap with a coin slot. */
  cap(x: number, y: number, radius = 16): string {
    const slot = path`M${-radius * 0.4} ${radius * 0.24}L${radius * 0.4} ${-radius * 0.24}`;
    return this.symbol(
      `cap${short(radius)}`,
      x,
      y,
      () =>
        this.dot(0, 0, radius, tones.dark.base) +
        this.ring(0, 0, radius * 0.68, this.px(1.2), tones.dark.light) +
        this.rod(slot, tones.steel.base, radius * 0.32),
    );
  }
}

/** Ink is what a stroke is drawn in that names no colour. */
function inColour(colour: string): string {
  return colour === INK ? "" : ` stroke="${colour}"`;
}

/** Draws parts in millimetres with line weights in output pixels. */
import { type Point, path, short } from "./path.ts";
import { type ShellOptions, shell } from "./shell.ts";
import { bodyBeside, INK, type Tone, tones } from "./tones.ts";

/** A stroke of `multi`: colour, width in mm, attributes, and additional width in pixels. */
type Stroke = [colour: string, mm: number, attributes?: string, wider?: number];

interface Ends {
  highlight?: boolean;
  cap?: "round" | "butt";
}

interface Ring {
  /** mm */
  width: number;
  colour: string;
  /** As in the attribute `stroke-dasharray`. */
  dashes?: string;
}

/** Line weight of an outline, pixels. */
export const OUTLINE = 2.2;
/**
 * Line widths are a share of the font size, which drawings do not use for text. One rule can thus
 * change all widths where a drawing is enlarged. The share is small because browsers enforce a
 * minimum font size of 6 px.
 */
export const EM_PER_OUTLINE = 0.05;

/** State that all pens of one drawing share. */
interface Shared {
  key: string;
  next: number;
  symbols: Map<string, string>;
}

interface PenOptions {
  pxPerMm: number;
  /** Prefix of all ids, so that one document can contain several drawings. */
  key?: string;
  scale?: number;
  accent?: Tone;
  shared?: Shared;
}

export class Pen {
  readonly pxPerMm: number;
  /** Line weights in mm at this scale: outline 2.2 px, inner detail 1.4 px. */
  readonly outline: number;
  readonly detail: number;
  /** Tone of the machine's coloured part. */
  readonly accent: Tone;
  /** Tone of the housing beside the coloured part. */
  readonly body: Tone;
  readonly #scale: number;
  readonly #shared: Shared;

  constructor({ pxPerMm, key = "", scale = 1, accent = tones.orange, shared }: PenOptions) {
    this.pxPerMm = pxPerMm;
    this.accent = accent;
    this.body = bodyBeside(accent);
    this.#scale = scale;
    this.#shared = shared ?? { key, next: 0, symbols: new Map() };
    this.outline = OUTLINE / (pxPerMm * scale);
    this.detail = 1.4 / (pxPerMm * scale);
  }

  /**
   * Line width from pixels, as a share of the outline's width, which the style sheet can change.
   */
  width(pixels: number): string {
    return `${short((EM_PER_OUTLINE * pixels) / OUTLINE, 3)}em`;
  }

  /** Output pixels in mm. */
  px(pixels: number): number {
    return pixels / (this.pxPerMm * this.#scale);
  }

  /** Returns an id that is unique in the document. */
  id(): string {
    return this.#shared.key + (this.#shared.next++).toString(36);
  }

  #copy(scale: number, accent: Tone): Pen {
    return new Pen({ pxPerMm: this.pxPerMm, scale, accent, shared: this.#shared });
  }

  /** The same pen in another manufacturer's colour. */
  with(accent: Tone): Pen {
    return this.#copy(this.#scale, accent);
  }

  /** Scales parts without changing line weights; the transform `at` is applied first. */
  group(scale: number, draw: (pen: Pen) => string, at = ""): string {
    const pen = this.#copy(this.#scale * scale, this.accent);
    const size =
      scale === 1
        ? ""
        : ` font-size="${short(1 / scale, 3)}em" stroke-width="${pen.width(OUTLINE)}"`;
    return `<g transform="${at}scale(${short(scale, 3)})"${size}>${draw(pen)}</g>`;
  }

  /**
   * Body: a path in its shade, the path in its base tone shifted toward the light, and the outline.
   */
  shell(d: string, tone: Tone, options: ShellOptions = {}): string {
    return shell(d, tone, { ...options, pxPerMm: this.pxPerMm * this.#scale, id: () => this.id() });
  }

  /** Flat part with an outline. */
  flat(d: string, fill: string): string {
    return `<path d="${d}" fill="${fill}"/>`;
  }

  /** Shading without an outline. */
  tone(d: string, fill: string): string {
    return `<path d="${d}" fill="${fill}" stroke="none"/>`;
  }

  /** Detail line, width in pixels. */
  line(d: string, colour: string = INK, pixels = 1.4, attributes = ""): string {
    return `<path d="${d}"${inColour(colour)} stroke-width="${this.width(pixels)}"${attributes}/>`;
  }

  /** Stroke with a width in mm. */
  rod(d: string, colour: string, mm: number, attributes = ""): string {
    return `<path d="${d}" stroke="${colour}" stroke-width="${short(mm)}"${attributes}/>`;
  }

  /** Paints one path several times. */
  multi(d: string, strokes: Stroke[]): string {
    const id = this.id();
    return strokes
      .map(([colour, mm, attributes = "", wider = 0], index) => {
        const edge = wider ? ` data-edge="${short(mm)}px + ${this.width(wider)}"` : "";
        const paint = `${index ? ` stroke="${colour}"` : inColour(colour)} stroke-width="${short(mm + this.px(wider))}"${edge}${attributes}`;
        return index
          ? `<use href="#${id}"${paint}/>`
          : `<g${paint}><path id="${id}" d="${d}"/></g>`;
      })
      .join("");
  }

  /** Round tube, such as a handle, hose or frame; the highlight is offset toward the light. */
  tube(d: string, mm: number, tone: Tone, { highlight = true, cap = "round" }: Ends = {}): string {
    const ends = cap === "round" ? "" : ` stroke-linecap="${cap}"`;
    const strokes: Stroke[] = [
      [INK, mm, ends, 1.9 * OUTLINE],
      [tone.base, mm, ends],
    ];
    if (highlight)
      strokes.push([tone.light, mm * 0.15, ` x="${short(-mm * 0.17)}" y="${short(-mm * 0.17)}"`]);
    return this.multi(d, strokes);
  }

  /** Filled circle; `pixels` is the outline's width, 0 for none. */
  dot([x, y]: Point, radius: number, fill: string, pixels?: number): string {
    const stroke =
      pixels === undefined
        ? ""
        : pixels === 0
          ? ' stroke="none"'
          : ` stroke-width="${this.width(pixels)}"`;
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${stroke}/>`;
  }

  /** Circle as a stroke in mm; dashes make a grille, spokes or tyre tread. */
  ring([x, y]: Point, radius: number, { width, colour, dashes = "" }: Ring): string {
    const dashed = dashes ? ` stroke-dasharray="${dashes}" stroke-linecap="butt"` : "";
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" stroke="${colour}" stroke-width="${short(width)}"${dashed}/>`;
  }

  /** Repeated part: drawn once, then referenced. */
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
      () => this.dot([0, 0], radius, tones.steel.base, 1.2) + this.line(slot, INK, 1.2),
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
        this.dot([0, 0], radius, tones.dark.base) +
        this.ring([0, 0], radius * 0.68, { width: this.px(1.2), colour: tones.dark.light }) +
        this.rod(slot, tones.steel.base, radius * 0.32),
    );
  }
}

/** Ink is the default stroke colour and is omitted. */
function inColour(colour: string): string {
  return colour === INK ? "" : ` stroke="${colour}"`;
}

/**
 * Draws a petrol water pump in its tube frame: ports by their inches, suction left, discharge up.
 */
import { engineSide } from "../parts/four-stroke-engine.ts";
import { at } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, tones } from "../pen/tones.ts";

interface WaterPumpOptions {
  /** Port diameter, inches. */
  inch: number;
  /** Drawn displacement of the engine, cc. */
  cc?: number;
  /** Dirty-water pump: wide clean-out cover with wing knobs on the casing. */
  trash?: boolean;
  accent?: Accent;
  /** Letters the inches. */
  lettered?: boolean;
}

/** Dimensions that all parts depend on, mm. */
interface Measures {
  engine: number;
  /** Half the port's outer diameter. */
  port: number;
  /** Left edge of the casing; the engine's flange is x = 0. */
  left: number;
  width: number;
  /** Height of the shaft, and scale of the casing by port size. */
  shaft: number;
  casing: number;
  frame: { left: number; right: number; top: number };
}

function measuresOf(inch: number, cc: number): Measures {
  const engine = Math.cbrt(cc / 212);
  const width = 128 + inch * 44;
  const left = -width;
  return {
    engine,
    port: (inch * 25.4 + 26) / 2,
    left,
    width,
    shaft: -40 - 106 * engine,
    casing: engine * (0.8 + 0.09 * inch),
    frame: { left: left - 44, right: 352 * engine + 20, top: -404 * engine - 30 },
  };
}

export function waterPump({
  inch,
  cc = 212,
  trash = false,
  accent = "orange",
  lettered,
}: WaterPumpOptions): Machine {
  const m = measuresOf(inch, cc);
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    const text = path`${inch} inch`;
    const end = m.left - 146 - m.port;
    return {
      s:
        farFrame(pen, m) +
        casing(pen, m, trash) +
        (trash ? cleanOutCover(pen, m) : bolts(pen, m, inch) + plug(pen, m)) +
        pen.group(m.engine, engineSide, "translate(6 -40)") +
        nearFrame(pen, m, accent !== "orange") +
        (lettered ? bore(pen, m, end, inch) + labelOf(pen, m, { x: end, inch, text }) : ""),
      box: [
        lettered
          ? end - m.port - 40 - leaderRoom(pen, text)
          : Math.min(m.frame.left - 30, m.left - 126),
        m.frame.top - 28,
        m.frame.right + 40,
        22,
      ],
      detail: [m.left - 126, m.frame.top - 28, 90, 22],
    };
  };
}

function farFrame(pen: Pen, { frame: { left, right, top } }: Measures): string {
  const tube = path`M${left + 30} -8V${top + 60}C${left + 30} ${top + 26} ${left + 54} ${top + 14} ${left + 90} ${top + 14}H${right - 60}C${right - 30} ${top + 14} ${right - 14} ${top + 30} ${right - 14} ${top + 60}V-8`;
  return (
    pen.tube(tube, 22, tones.far, { highlight: false }) +
    pen.flat(path`M${left + 30} -40H${right - 4}V-14H${left + 30}z`, tones.dark.base) +
    pen.line(path`M${left + 40} -32H${right - 20}`, tones.dark.light, 1.6)
  );
}

/** Port pointing left, its flange outward. Origin: on the casing. */
function port(pen: Pen, half: number): string {
  const flange = path`M-70 ${-half - 4}H-108C-114 ${-half - 4} -116 ${-half} -116 ${-half + 6}V${half - 6}C-116 ${half} -114 ${half + 4} -108 ${half + 4}H-70z`;
  const threads = [-82, -92, -102].map((x) => path`M${x} ${-half + 2}V${half - 2}`).join("");
  return (
    pen.shell(path`M10 ${-half * 0.82}H-92V${half * 0.82}H10z`, tones.steel, {
      dx: 0,
      dy: -half * 0.4,
    }) +
    pen.shell(flange, tones.dark, { dx: 0, dy: -half * 0.35 }) +
    pen.line(threads, tones.dark.light, 1.8)
  );
}

function casing(
  pen: Pen,
  { left, width, shaft, casing: grown, engine, port: half }: Measures,
  covered: boolean,
): string {
  const id = pen.id();
  const x = left + width * 0.46 + 8;
  const up = `translate(${short(x)} ${short(shaft - 138 * grown + 40)})rotate(90)`;
  const top = shaft - 138 * grown;
  const body = path`M${left + 34} -18C${left + 8} -20 ${left} -40 ${left} -70V${shaft - 60 * grown}C${left + 2} ${shaft - 108 * grown} ${left + 40} ${top} ${left + width * 0.5} ${top}C${left + width * 0.8} ${top} -16 ${shaft - 112 * grown} -8 ${shaft - 80 * grown}V-18z`;
  const flange = path`M-40 ${shaft - 96 * engine}C-16 ${shaft - 98 * engine} 4 ${shaft - 90 * engine} 4 ${shaft - 74 * engine}V-30C4 -20 -4 -18 -14 -18H-40z`;
  const shine = path`M${left + 16} ${shaft - 50 * grown}C${left + 22} ${shaft - 96 * grown} ${left + 54} ${top + 18} ${left + width * 0.5} ${top + 18}`;
  return (
    `<defs><g id="${id}">${port(pen, half)}</g></defs><use href="#${id}" transform="translate(${short(left + 14)} ${short(shaft)})"/><use href="#${id}" transform="${up}"/>` +
    pen.shell(body, tones.grey, { dx: -6, dy: -16 }) +
    pen.line(shine, tones.grey.light, 3.4) +
    pen.shell(flange, tones.mid, { dx: -3, dy: -9 }) +
    (covered ? "" : pen.screw(-20, -36, 7)) +
    pen.screw(-20, shaft - 76 * engine, 7)
  );
}

/** Filler plug of a clear-water pump. */
function plug(pen: Pen, { left, width, shaft, casing: grown }: Measures): string {
  const x = left + width * 0.53;
  return (
    pen.dot([x, shaft + 10], 34 * grown, tones.grey.shade, 1.4) +
    pen.dot([x, shaft + 10], 22 * grown, pen.accent.base, 1.4) +
    pen.cap(left + 38, -46, 14)
  );
}

/** The suction port seen along its axis, beside its side view. */
function bore(pen: Pen, { shaft, port: half }: Measures, x: number, inch: number): string {
  const axis = path`M${x - half - 16} ${shaft}H${x + 2 * half + 30}M${x} ${shaft - half - 16}V${shaft + half + 16}`;
  return (
    pen.dot([x, shaft], half, tones.dark.base) +
    pen.ring([x, shaft], inch * 12.7 + 5, { width: 4, colour: tones.dark.light }) +
    pen.dot([x, shaft], inch * 12.7, "#fff") +
    pen.line(
      axis,
      INK,
      1,
      path` stroke-dasharray="${pen.px(14)} ${pen.px(4)} ${pen.px(2)} ${pen.px(4)}"`,
    )
  );
}

interface LabelOfShape {
  x: number;
  inch: number;
  text: string;
}

function labelOf(pen: Pen, { shaft, port }: Measures, { x, inch, text }: LabelOfShape) {
  const edge = inch * 12.7 * Math.SQRT1_2;
  return leader(pen, [x - edge, shaft - edge], [x - port - 40, shaft - port - 40], text);
}

/** Bolts around the impeller's cover, more for wider ports. */
function bolts(pen: Pen, { left, width, shaft, casing: grown }: Measures, inch: number): string {
  const radius = (40 + 12 * inch) * grown;
  const gap = (Math.PI * radius) / inch - 14;
  return pen.ring([left + width * 0.53, shaft + 10], radius, {
    width: 14,
    colour: tones.mid.base,
    dashes: path`14 ${gap}`,
  });
}

function cleanOutCover(pen: Pen, { left, width, shaft, casing: grown }: Measures): string {
  const x = left + width * 0.5;
  const y = shaft + 6;
  const radius = 84 * grown;
  const knob = pen.id();
  const wings = "M-16-5C-16-12 16-12 16-5V5C16 12-16 12-16 5z";
  const knobs = [45, 135, 225, 315].map((angle) => {
    const place = `translate(${short(x)} ${short(y)})rotate(${angle})translate(${short(radius * 0.98)})`;
    return `<use href="#${knob}" transform="${place}"/>`;
  });
  return (
    pen.dot([x, y], radius, tones.mid.base) +
    pen.ring([x, y], radius * 0.8, { width: 5, colour: tones.mid.light }) +
    pen.dot([x, y], radius * 0.5, tones.mid.shade, 1.4) +
    pen.dot([x, y], radius * 0.2, pen.accent.base, 1.4) +
    `<defs><path id="${knob}" d="${wings}" fill="${tones.dark.base}"/></defs>${knobs.join("")}`
  );
}

function nearFrame(pen: Pen, { frame: { left, right, top } }: Measures, dark: boolean): string {
  const tube = path`M${left + 10} -10H${right + 6}M${left + 40} -10C${left - 2} -10 ${left - 6} -20 ${left - 6} -56V${top + 50}C${left - 6} ${top + 12} ${left + 20} ${top} ${left + 60} ${top}H${right - 40}C${right - 2} ${top} ${right + 20} ${top + 14} ${right + 20} ${top + 52}V-56C${right + 20} -20 ${right + 14} -10 ${right - 24} -10`;
  const gripFrom = left + 150;
  const gripTo = right - 170;
  const grip = path`M${gripFrom} ${top - 18}C${gripFrom} ${top - 22} ${gripFrom + 4} ${top - 24} ${gripFrom + 10} ${top - 24}H${gripTo - 10}C${gripTo - 4} ${top - 24} ${gripTo} ${top - 22} ${gripTo} ${top - 18}V${top + 18}C${gripTo} ${top + 22} ${gripTo - 4} ${top + 24} ${gripTo - 10} ${top + 24}H${gripFrom + 10}C${gripFrom + 4} ${top + 24} ${gripFrom} ${top + 22} ${gripFrom} ${top + 18}z`;
  return (
    pen.tube(tube, 26, dark ? tones.dark : pen.accent) +
    pen.shell(grip, tones.dark, { dy: -10 }) +
    pen.line(path`M${gripFrom + 16} ${top - 10}H${gripTo - 20}`, tones.dark.light, 2.2) +
    at(
      0,
      2,
      pen.shell(path`M${left + 6} 0h70v16h-70zM${right - 70} 0h70v16h-70z`, tones.dark, {
        small: true,
      }),
    )
  );
}

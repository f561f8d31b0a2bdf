/** Draws an air compressor with a horizontal tank of true volume. */

import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";
import { compressorPump, gauge, pressureSwitch, silentPump } from "./compressor-pump.ts";
import { footing, handles, plate, tank } from "./compressor-tank.ts";

export interface Compressor {
  /** Tank, litres; sets the tank's diameter and length. */
  litres?: number;
  /** The pump runs slowly under a sound hood. */
  silent?: boolean;
  accent?: Accent;
  /** Labels to draw, such as "24 L" and "10 bar". */
  volume?: string;
  pressure?: string;
}

/** Origin: centre of the tank, on the ground. Tanks of 12 litres or more have wheels. */
export function compressor({
  litres = 50,
  silent = false,
  accent = "yellow",
  volume,
  pressure,
}: Compressor = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => {
    const wheeled = litres > 12;
    const diameter = Math.cbrt((4 * litres * 1e6) / (Math.PI * 2.4));
    const length = diameter * 2.4 + diameter * 0.36;
    const radius = diameter / 2;
    const pumpScale = wheeled ? 0.52 + litres / 105 : 0.62;
    const leftEnd = -length / 2;
    const rightEnd = length / 2;
    const wheelRadius = wheeled ? radius * 0.78 : 0;
    const bottom = wheeled ? -wheelRadius * 0.86 : -34;
    const axis = bottom - radius;
    const top = axis - radius;
    const controlsX = leftEnd + radius * (wheeled ? 1.02 : 0.95);
    const size = wheeled ? pumpScale : 0.74;
    const switchY = wheeled ? top - 16 : axis - radius * 0.2;
    const switchX = wheeled ? controlsX - 40 * size : controlsX - 30;
    const reach = wheeled ? radius * 0.1 : radius * 0.3;
    const left = Math.min(
      leftEnd,
      switchX - 100 * size,
      volume ? leftEnd - reach - leaderRoom(pen, volume) : 0,
      pressure ? switchX - 110 * size - leaderRoom(pen, pressure) : 0,
    );
    return {
      s: [
        handles(pen, { wheeled, rightEnd, radius, axis, top, leftEnd }),
        tank(pen, { leftEnd, radius, axis, rightEnd, tone }),
        plate(pen, radius, axis),
        footing(pen, { wheeled, leftEnd, radius, axis, rightEnd, wheelRadius }),
        pump(pen, { leftEnd, radius, top, rightEnd, pumpScale, tone, wheeled, length, silent }),
        controls(pen, size, switchX, switchY),
        labels(pen, {
          volume,
          leftEnd,
          radius,
          axis,
          reach,
          wheeled,
          pressure,
          switchX,
          size,
          switchY,
        }),
      ].join(""),
      box: [
        left,
        Math.min(top - 14 - 262 * pumpScale, wheeled ? top - radius * 1.09 - 24 : top - 234),
        wheeled ? rightEnd + radius * 1.6 + 16 : rightEnd + 4,
        2,
      ],
    };
  };
}

interface PumpShape {
  leftEnd: number;
  radius: number;
  top: number;
  rightEnd: number;
  pumpScale: number;
  tone: Tone;
  wheeled: boolean;
  length: number;
  silent: boolean;
}

/** Pump and motor on their base. */
function pump(
  pen: Pen,
  { leftEnd, radius, top, rightEnd, pumpScale, tone, wheeled, length, silent }: PumpShape,
): string {
  return [
    pen.shell(
      path`M${leftEnd + radius * 1} ${top + 10}L${leftEnd + radius * 1.12} ${top - 16}H${rightEnd - radius * 1.12}L${rightEnd - radius * 1} ${top + 10}z`,
      tones.dark,
      { small: true },
    ),
    pen.group(
      pumpScale,
      (pen) => (silent ? silentPump(pen, tone) : compressorPump(pen, tone)),
      `translate(${wheeled ? -length * 0.02 : 0} ${top - 14})`,
    ),
  ].join("");
}

/** Pressure switch, regulator, quick coupler and two gauges. */
function controls(pen: Pen, size: number, switchX: number, switchY: number): string {
  return [
    pen.group(size, pressureSwitch, path`translate(${switchX} ${switchY})`),
    gauge(pen, [switchX - 58 * size, switchY - 52 * size], 25 * size, 1),
    gauge(pen, [switchX - 2 * size, switchY - 52 * size], 25 * size, -0.6),
  ].join("");
}

interface LabelsShape {
  volume: string | undefined;
  leftEnd: number;
  radius: number;
  axis: number;
  reach: number;
  wheeled: boolean;
  pressure: string | undefined;
  switchX: number;
  size: number;
  switchY: number;
}

function labels(
  pen: Pen,
  { volume, leftEnd, radius, axis, reach, wheeled, pressure, switchX, size, switchY }: LabelsShape,
): string {
  return [
    volume
      ? leader(
          pen,
          [leftEnd + radius * 0.32, axis + radius * 0.25],
          [leftEnd - reach, axis + radius * (wheeled ? 0.9 : 0.6)],
          volume,
        )
      : "",
    pressure
      ? leader(
          pen,
          [switchX - 70 * size, switchY - 62 * size],
          [switchX - 110 * size, switchY - (wheeled ? 150 : 130) * size],
          pressure,
        )
      : "",
  ].join("");
}

/** Draws an air compressor with a vertical tank of true volume. */

import { wheel } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

import { compressorPump, gauge, pressureSwitch } from "./compressor-pump.ts";

interface UprightCompressor {
  /** Tank volume, litres. */
  litres?: number;
  accent?: Accent;
  /** Labels to draw, such as "50 L" and "10 bar". */
  volume?: string;
  pressure?: string;
}

/** Origin: below the tank's axis on the ground. */
export function uprightCompressor({
  litres = 50,
  accent = "yellow",
  volume,
  pressure,
}: UprightCompressor = {}): Machine {
  const tone = accentOf(accent);
  const diameter = Math.cbrt((4 * litres * 1e6) / (Math.PI * 2));
  const radius = diameter / 2;
  const wheelRadius = radius * 0.52;
  const bottom = -wheelRadius * 0.7;
  const top = bottom - diameter * 2.3;
  return (pen) => ({
    s: [
      pushHandle(pen, radius, bottom, top),
      foot(pen, radius, bottom),
      tank(pen, { radius, top, bottom, tone }),
      pump(pen, radius, top, tone),
      controls(pen, radius, top),
      nearWheel(pen, radius, wheelRadius),
      labels(pen, { volume, radius, bottom, pressure, top }),
    ].join(""),
    box: [
      Math.min(
        -radius - 90,
        volume ? -radius - 60 - leaderRoom(pen, volume) : 0,
        pressure ? -radius - 100 - leaderRoom(pen, pressure) : 0,
      ),
      Math.min(top - 206, top - radius * 1.7),
      radius * 1.8,
      2,
    ],
  });
}

/** Handle behind the tank. */
function pushHandle(pen: Pen, radius: number, bottom: number, top: number): string {
  return [
    pen.tube(
      path`M${radius * 0.5} ${bottom - radius}V${top + radius * 0.2}C${radius * 0.6} ${top - radius * 0.9} ${radius * 1.1} ${top - radius * 1.5} ${radius * 1.6} ${top - radius * 1.6}`,
      24,
      tones.dark,
    ),
    pen.tube(
      path`M${radius * 1.24} ${top - radius * 1.56}L${radius * 1.7} ${top - radius * 1.62}`,
      38,
      tones.dark,
    ),
  ].join("");
}

/** Front foot and far leg. */
function foot(pen: Pen, radius: number, bottom: number): string {
  return [
    pen.shell(
      path`M${-radius * 0.86} ${bottom - radius * 0.3}H${-radius * 0.3}L${-radius * 0.4} -14H${-radius * 0.8}z`,
      tones.dark,
      { dx: -2, dy: -5 },
    ),
    pen.shell(
      path`M${-radius * 0.94} -18H${-radius * 0.26}L${-radius * 0.2} 0H${-radius}z`,
      tones.mid,
      {
        small: true,
      },
    ),
  ].join("");
}

interface TankShape {
  radius: number;
  top: number;
  bottom: number;
  tone: Tone;
}

/** Vertical tank with domed ends. */
function tank(pen: Pen, { radius, top, bottom, tone }: TankShape): string {
  return [
    pen.shell(
      path`M${-radius} ${top + radius * 0.6}C${-radius} ${top + radius * 0.16} ${-radius * 0.5} ${top} 0 ${top}C${radius * 0.5} ${top} ${radius} ${top + radius * 0.16} ${radius} ${top + radius * 0.6}V${bottom - radius * 0.6}C${radius} ${bottom - radius * 0.16} ${radius * 0.5} ${bottom} 0 ${bottom}C${-radius * 0.5} ${bottom} ${-radius} ${bottom - radius * 0.16} ${-radius} ${bottom - radius * 0.6}z`,
      tone,
      {
        dx: -radius * 0.3,
        dy: -radius * 0.1,
        light: pen.tone(
          path`M${-radius * 0.74} ${top + radius * 0.6}h${radius * 0.15}V${bottom - radius * 0.7}h${-radius * 0.15}z`,
          tone.light,
        ),
      },
    ),
    pen.line(
      path`M${-radius} ${top + radius * 0.66}C${-radius * 0.4} ${top + radius * 0.8} ${radius * 0.4} ${top + radius * 0.8} ${radius} ${top + radius * 0.66}M${-radius} ${bottom - radius * 0.66}C${-radius * 0.4} ${bottom - radius * 0.52} ${radius * 0.4} ${bottom - radius * 0.52} ${radius} ${bottom - radius * 0.66}`,
      tone.shade,
      2.4,
    ),
    pen.flat(
      path`M${-radius * 0.2} ${top + radius * 1.5}h${radius * 0.9}v${radius * 0.7}h${-radius * 0.9}z`,
      tones.grey.base,
    ),
  ].join("");
}

/** Pump and motor on top. */
function pump(pen: Pen, radius: number, top: number, tone: Tone): string {
  return [
    pen.shell(
      path`M${-radius * 0.9} ${top + radius * 0.2}L${-radius * 0.8} ${top - 10}H${radius * 0.8}L${radius * 0.9} ${top + radius * 0.2}z`,
      tones.dark,
      { small: true },
    ),
    pen.group(
      0.7,
      (pen) => compressorPump(pen, tone),
      path`translate(${-radius * 0.1} ${top - 10})`,
    ),
  ].join("");
}

/** Pressure switch, regulator and two gauges on the tank's shoulder. */
function controls(pen: Pen, radius: number, top: number): string {
  return [
    pen.group(0.8, pressureSwitch, path`translate(${-radius - 8} ${top + radius * 0.94})`),
    gauge(pen, [-radius - 54, top + radius * 0.94 - 42], 20, 1),
    gauge(pen, [-radius - 8, top + radius * 0.94 - 42], 20, -0.6),
  ].join("");
}

function nearWheel(pen: Pen, radius: number, wheelRadius: number): string {
  return wheel(pen, radius * 0.66, -wheelRadius, wheelRadius);
}

interface LabelsShape {
  volume: string | undefined;
  radius: number;
  bottom: number;
  pressure: string | undefined;
  top: number;
}

function labels(pen: Pen, { volume, radius, bottom, pressure, top }: LabelsShape): string {
  return [
    volume
      ? leader(
          pen,
          [-radius * 0.5, bottom - radius * 1.4],
          [-radius - 60, bottom - radius * 0.9],
          volume,
        )
      : "",
    pressure
      ? leader(pen, [-radius - 62, top + radius * 0.94 - 50], [-radius - 100, top - 40], pressure)
      : "",
  ].join("");
}

/** Draws a wet and dry vacuum with hose and wand; its volume sets the container's size. */

import { hose } from "../parts/fittings.ts";
import { plug } from "../parts/plug.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";
import { chassis, container, hosePort } from "./wet-vacuum-container.ts";
import {
  carryingHandle,
  cleaningButton,
  head,
  latches,
  pack,
  switchKnob,
  toolSocket,
} from "./wet-vacuum-head.ts";

export interface WetVacuum {
  /** Container volume, litres. */
  litres?: number;
  power?: "corded" | "battery";
  accent?: Accent;
  /** Container material: grey, dark or accent plastic, or steel. */
  tank?: "grey" | "dark" | "steel" | "accent";
  /** A tall battery instead of a low one. */
  largePack?: boolean;
  /** Slots in the dome: more for more power. */
  vents?: number;
  /** With a socket for a power tool and a filter-cleaning button on the head. */
  socket?: boolean;
  cleaning?: boolean;
  /** Length of the hose, m; a longer one hangs lower. */
  hose?: number;
  /** With a remote control on the wand's grip. */
  remote?: boolean;
  /** Label to draw, such as "17 L". */
  label?: string;
}

/** Origin: the container's axis on the ground. */
export function wetVacuum({
  litres = 17,
  power = "corded",
  accent = "orange",
  tank = "grey",
  largePack = false,
  remote = false,
  hose: metres = 2.2,
  vents = 6,
  socket = false,
  cleaning = false,
  label,
}: WetVacuum = {}): Machine {
  const accentTone = accentOf(accent);
  const bare = tank === "accent";
  const shellTone = tank === "accent" ? accentTone : tones[tank];
  const hood = bare ? tones.dark : accentTone;
  return (pen) => {
    const diameter = 272 + litres * 3.4;
    const height = Math.min((litres * 1e6) / ((Math.PI / 4) * (diameter - 26) ** 2), 420) + 34;
    const half = diameter / 2;
    const base = -74;
    const rim = base - height;
    const domeTop = rim - 150 - litres * 0.8;
    const nozzleX = -half - 430;
    const wandTop = rim - 120;
    const wandX = nozzleX + 150;
    const wandY = wandTop - 20;
    const labelX = half + (power === "corded" ? 110 : 60);
    const right = half + (power === "corded" ? 200 : 24);
    return {
      detail: [-half - 50, domeTop - 66, half + 60, rim + 150],
      s: [
        cable(pen, power, half, rim),
        floorNozzle(pen, nozzleX, accentTone),
        wand(pen, { nozzleX, wandX, wandY, half, rim, slack: 90 * (metres - 2.2) }),
        remote ? remoteControl(pen, wandX, wandY, accentTone) : "",
        container(pen, { half, rim, base, shellTone, diameter, height }),
        hosePort(pen, half, rim),
        chassis(pen, half, litres),
        head(pen, { half, rim, domeTop, hood, bare, accentTone, vents }),
        socket ? toolSocket(pen, half, rim) : "",
        cleaning ? cleaningButton(pen, half, domeTop, bare ? accentTone : tones.dark) : "",
        switchKnob(pen, { half, rim, bare, accentTone }),
        pack(pen, {
          power,
          half,
          domeTop: domeTop - (largePack ? 60 : 0),
          rim,
          accent: accentTone,
        }),
        carryingHandle(pen, { half, rim, domeTop, power }),
        latches(pen, { half, rim, bare, accentTone }),
        labelMark(pen, { label, tank, half, base, height, labelX, rim }),
      ].join(""),
      box: [
        nozzleX - 182,
        Math.min(domeTop - (largePack ? 124 : 64), wandY - 130),
        label ? Math.max(right, labelX + leaderRoom(pen, label)) : right,
        16,
      ],
    };
  };
}

/** Mains cable over the side. */
function cable(pen: Pen, power: string, half: number, rim: number): string {
  if (!(power === "corded")) return "";
  return [
    pen.tube(
      path`M${half - 30} ${rim - 30}C${half + 50} ${rim - 20} ${half + 66} ${rim + 70} ${half + 40} ${rim + 110}C${half + 22} ${rim + 132} ${half + 4} ${rim + 100} ${half + 22} ${rim + 64}C${half + 44} ${rim + 20} ${half + 86} ${rim + 70} ${half + 84} ${rim + 150}C${half + 82} -90 ${half + 70} -14 ${half + 150} -12`,
      9,
      tones.dark,
      { highlight: false },
    ),
    plug(pen, half + 152, -12),
  ].join("");
}

/** Floor nozzle on the ground, left of the container. */
function floorNozzle(pen: Pen, nozzleX: number, accentTone: Tone): string {
  return [
    pen.shell(
      path`M${nozzleX - 176} -8C${nozzleX - 178} -34 ${nozzleX - 156} -48 ${nozzleX - 120} -52L${nozzleX - 60} -74C${nozzleX - 44} -78 ${nozzleX - 30} -66 ${nozzleX - 28} -50L${nozzleX + 6} -40C${nozzleX + 22} -36 ${nozzleX + 26} -24 ${nozzleX + 26} -8z`,
      tones.dark,
      { dx: -2, dy: -10 },
    ),
    pen.line(
      path`M${nozzleX - 158} -28C${nozzleX - 148} -38 ${nozzleX - 136} -40 ${nozzleX - 116} -43L${nozzleX - 66} -62`,
      tones.dark.light,
      2.2,
    ),
    pen.line(path`M${nozzleX - 168} -4H${nozzleX + 18}`, accentTone.base, 5),
    pen.dot([nozzleX - 6, -18], 17, tones.mid.base),
    pen.dot([nozzleX - 6, -18], 5, INK, 0),
  ].join("");
}

interface WandShape {
  nozzleX: number;
  wandX: number;
  wandY: number;
  half: number;
  rim: number;
  slack: number;
}

/** Steel wand, elbow and the hose to the container. */
function wand(pen: Pen, { nozzleX, wandX, wandY, half, rim, slack }: WandShape): string {
  const low = rim + 270 + slack;
  return [
    pen.tube(path`M${nozzleX - 46} -62L${wandX} ${wandY}`, 36, tones.steel, { cap: "butt" }),
    pen.tube(
      path`M${nozzleX + 40} ${-62 + (wandY + 62) * 0.44}l${(wandX - nozzleX) * 0.03} ${wandY * 0.03}`,
      44,
      tones.dark,
      { highlight: false, cap: "butt" },
    ),
    hose(
      pen,
      path`M${wandX + 66} ${wandY - 64}C${wandX + 104} ${wandY - 102} ${-half - 142} ${wandY - 84} ${-half - 138} ${wandY + 40}C${-half - 134} ${low - 70} ${-half - 146} ${low} ${-half - 100} ${low}C${-half - 54} ${low} ${-half - 66} ${low - 80} ${-half - 60} ${rim + 120}C${-half - 56} ${rim + 72} ${-half - 40} ${rim + 58} ${-half + 10} ${rim + 58}`,
      38,
      { step: 15 },
    ),
    pen.shell(
      path`M${wandX - 26} ${wandY + 4}L${wandX + 6} ${wandY + 16}L${wandX + 38} ${wandY - 24}C${wandX + 56} ${wandY - 46} ${wandX + 74} ${wandY - 44} ${wandX + 88} ${wandY - 56}L${wandX + 64} ${wandY - 92}C${wandX + 44} ${wandY - 86} ${wandX + 22} ${wandY - 72} ${wandX + 6} ${wandY - 52}z`,
      tones.dark,
      { dx: -3, dy: -6 },
    ),
    pen.line(path`M${wandX - 12} ${wandY - 6}L${wandX + 14} ${wandY - 46}`, tones.dark.light, 2),
  ].join("");
}

function remoteControl(pen: Pen, wandX: number, wandY: number, accentTone: Tone): string {
  return (
    pen.shell(
      path`M${wandX - 20} ${wandY - 34}L${wandX + 26} ${wandY - 100}L${wandX + 52} ${wandY - 82}L${wandX + 4} ${wandY - 14}z`,
      accentTone,
      {
        dx: -2,
        dy: -5,
      },
    ) + pen.dot([wandX + 24, wandY - 70], 8, tones.dark.base, 1.2)
  );
}

interface LabelMarkShape {
  label: string | undefined;
  tank: string;
  half: number;
  base: number;
  height: number;
  labelX: number;
  rim: number;
}

function labelMark(
  pen: Pen,
  { label, tank, half, base, height, labelX, rim }: LabelMarkShape,
): string {
  return label
    ? leader(
        pen,
        [tank === "dark" ? half - 15 : half * 0.3, base - height * 0.36],
        [labelX, rim + 190 > base - 40 ? base - 60 : rim + 180],
        label,
      )
    : "";
}

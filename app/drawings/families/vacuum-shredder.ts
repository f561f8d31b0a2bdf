/**
 * Draws a vacuum shredder: the blower with a suction tube at its intake and a bag at its outlet.
 */
import { type RadialLook, radialBlowerBody } from "../parts/blower-bodies.ts";
import type { DrivePowerType } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";

interface VacuumShredderOptions {
  power?: DrivePowerType;
  look?: RadialLook;
  /** Bag volume, litres; 40 if unknown. */
  bag?: number | undefined;
  /** Letters the volume, if known. */
  lettered?: boolean;
}

/** Half the tilt of the suction tube sets the depth of its mouth. */
const TILT = -33;
const TUBE = 810;

export function vacuumShredder({
  power = "petrol",
  look = {},
  bag,
  lettered,
}: VacuumShredderOptions): Machine {
  const grown = Math.cbrt((bag ?? 40) / 40);
  const X = (mm: number) => 40 + mm * grown;
  const Y = (mm: number) => 230 + mm * grown;
  return (pen) => {
    const mouth = -Math.sin((TILT * Math.PI) / 180) * TUBE;
    const text = lettered && bag ? path`${bag} L` : "";
    return {
      s:
        strap(pen, X, Y) +
        collectingBag(pen, X, Y, look.dark ? tones.dark : tones.mid) +
        outletBend(pen, X, Y) +
        radialBlowerBody(pen, power, true, look) +
        pen.flat("M-188-4h20v122h-20z", pen.accent.base) +
        at(4, 0, suctionTube(pen, look.dark ? tones.grey : tones.mid), TILT) +
        (text ? leader(pen, [X(350), Y(190)], [X(440), Y(120)], text) : ""),
      box: [
        -734,
        -288,
        text ? X(440) + leaderRoom(pen, text) : X(440),
        Math.max(mouth + 52, Y(326)),
      ],
    };
  };
}

type Scale = (mm: number) => number;

/** Shoulder strap of the bag. */
function strap(pen: Pen, X: Scale, Y: Scale): string {
  return (
    pen.tube(path`M${X(350)} ${Y(20)}C${X(470)} ${Y(-150)} 330-340 100-214`, 24, tones.far, {
      highlight: false,
    }) + pen.flat(path`M${X(330)} ${Y(-30)}l44-8 6 34-44 8z`, tones.mid.base)
  );
}

/** Bag below and behind the machine. */
function collectingBag(pen: Pen, X: Scale, Y: Scale, tone: Tone): string {
  let svg = pen.shell(
    path`M${X(-150)} ${Y(40)}C${X(-120)} ${Y(-10)} ${X(-60)} ${Y(-30)} ${X(0)} ${Y(-22)}C${X(120)} ${Y(-10)} ${X(240)} ${Y(-36)} ${X(330)} ${Y(-10)}C${X(400)} ${Y(12)} ${X(424)} ${Y(90)} ${X(420)} ${Y(170)}C${X(416)} ${Y(250)} ${X(380)} ${Y(300)} ${X(310)} ${Y(312)}C${X(220)} ${Y(326)} ${X(60)} ${Y(324)} ${X(-20)} ${Y(310)}C${X(-110)} ${Y(292)} ${X(-170)} ${Y(220)} ${X(-178)} ${Y(140)}C${X(-180)} ${Y(100)} ${X(-170)} ${Y(66)} ${X(-150)} ${Y(40)}z`,
    tone,
    { dx: -8, dy: -24 },
  );
  svg +=
    pen.line(
      path`M${X(-120)} ${Y(60)}C${X(20)} ${Y(96)} ${X(240)} ${Y(90)} ${X(400)} ${Y(50)}`,
      pen.accent.base,
      5,
    ) +
    pen.line(
      path`M${X(-60)} ${Y(120)}C${X(-30)} ${Y(190)} ${X(-20)} ${Y(250)} ${X(-40)} ${Y(296)}M${X(80)} ${Y(130)}C${X(90)} ${Y(190)} ${X(80)} ${Y(250)} ${X(90)} ${Y(300)}M${X(230)} ${Y(126)}C${X(220)} ${Y(190)} ${X(240)} ${Y(240)} ${X(224)} ${Y(298)}M${X(340)} ${Y(110)}C${X(350)} ${Y(160)} ${X(340)} ${Y(200)} ${X(346)} ${Y(270)}`,
      tone === tones.mid ? tones.dark.base : tones.dark.light,
      1.8,
    ) +
    pen.line(
      path`M${X(-130)} ${Y(34)}C${X(-60)} ${Y(-12)} ${X(120)} ${Y(20)} ${X(310)} ${Y(2)}`,
      tones.mid.light,
      2.6,
    );
  return svg;
}

/** Bend from the outlet to the bag. */
function outletBend(pen: Pen, X: Scale, Y: Scale): string {
  const svg =
    pen.shell(
      path`M-176 0C-262 0-316 60-312 140C-308 214-258 262-190 268L${X(-150)} ${Y(90)}L${X(-130)} ${Y(-6)}C-160 196-196 180-200 146C-202 126-192 116-176 114z`,
      tones.dark,
      { dx: 4, dy: -12 },
    ) + pen.line("M-190 20C-250 22-290 66-290 132", tones.dark.light, 3);
  return svg;
}

/** Suction tube on the near intake, cut at an angle at the mouth. Origin: the intake. */
function suctionTube(pen: Pen, cover: Tone): string {
  let svg =
    pen.shell("M-330-74L-800-68C-812-66-812-58-806-50L-740 74L-330 80z", tones.dark, {
      dx: 0,
      dy: -24,
    }) + pen.line("M-350-46L-760-42", tones.dark.light, 3);
  svg +=
    pen.shell("M-60-84L-350-80V86L-60 88z", tones.dark, { dx: 0, dy: -26 }) +
    pen.line("M-90-54L-330-52", tones.dark.light, 3) +
    pen.flat("M-372-86h30v178h-30z", pen.accent.base) +
    pen.line("M-357-86v178", pen.accent.shade, 2);
  svg +=
    pen.shell(
      "M-100-90C-60-112 20-116 60-92C100-66 112-20 104 26C94 76 40 106-20 104C-56 102-82 98-100 92z",
      cover,
      {
        dx: -6,
        dy: -16,
      },
    ) +
    pen.line("M-84-76C-40-94 10-96 44-78", cover.light, 3) +
    pen.dot([22, 0], 32, cover.shade, 1.4) +
    pen.dot([22, 0], 12, tones.dark.base, 1.4) +
    pen.screw(-66, -70, 7) +
    pen.screw(-66, 76, 7);
  return svg;
}

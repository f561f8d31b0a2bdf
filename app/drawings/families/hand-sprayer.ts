/**
 * Draws hand-held pressure sprayers: a bottle up to 3 litres, above that a shoulder sprayer with a
 * lance.
 */
import { batteryPack } from "../parts/battery.ts";
import { lance } from "../parts/lance.ts";
import { at } from "../parts/placing.ts";
import { sprayBottle } from "../parts/spray-bottle.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

interface HandSprayerOptions {
  /** Tank volume, litres; 5 if unknown. */
  litres?: number | undefined;
  /** Letters the volume, if known. */
  lettered?: boolean;
  /** Shortens the lance, for small pictures. */
  shortened?: boolean;
  /** A battery pump instead of the hand pump. */
  battery?: boolean;
}

/** Maps mm of the model drawing to mm of this one. */
type Scale = (mm: number) => number;

const LARGEST_BOTTLE = 3;

export function handSprayer(options: HandSprayerOptions): Machine {
  return (options.litres ?? 5) <= LARGEST_BOTTLE
    ? bottleSprayer(options)
    : shoulderSprayer(options);
}

function bottleSprayer({ litres = 1.5, lettered }: HandSprayerOptions): Machine {
  const grown = Math.cbrt(litres / 1.5);
  const X: Scale = (mm) => mm * grown;
  const text = path`${litres} L`;
  return (pen) => ({
    s:
      sprayBottle(pen, X, X) +
      (lettered ? leader(pen, [X(60), X(-60)], [X(150), X(-90)], text) : ""),
    box: [X(-214), X(-394), lettered ? X(150) + leaderRoom(pen, text) : X(142), 2],
  });
}

function shoulderSprayer({
  litres,
  battery = false,
  shortened,
  lettered,
}: HandSprayerOptions): Machine {
  const length = shortened ? 210 : 430;
  const grown = Math.cbrt((litres ?? 5) / 5);
  const X: Scale = (mm) => mm * grown;
  return (pen) => {
    const text = lettered && litres ? path`${litres} L` : "";
    return {
      s:
        hose(pen, X, X) +
        (battery ? at(X(-46), X(-436), batteryPack(pen, X(92), X(112))) : handPump(pen, X, X)) +
        tank(pen, X, X) +
        at(X(-230), -214, lance(pen, length), 12) +
        (text ? leader(pen, [X(70), X(-120)], [X(230), X(-250)], text) : ""),
      box: [
        X(-230) - 140 - length,
        X(-470),
        text ? X(230) + leaderRoom(pen, text) : X(210),
        X(8) + 22,
      ],
    };
  };
}

/** Hose to the lance and carrying strap. */
function hose(pen: Pen, X: Scale, Y: Scale): string {
  let svg = pen.tube(
    path`M${X(60)} ${Y(-300)}C${X(190)} ${Y(-330)} ${X(220)} ${Y(-160)} ${X(180)} ${Y(-60)}C${X(150)} 20 ${X(-80)} 30 ${X(-140)}-30C${X(-180)}-70 ${X(-230) + 116}-120 ${X(-230) + 78}-190`,
    13,
    tones.dark,
    { highlight: false },
  );
  svg += pen.tube(
    path`M${X(-70)} ${Y(-270)}C${X(-200)} ${Y(-420)} ${X(-40)} ${Y(-520)} ${X(30)} ${Y(-300)}`,
    14,
    tones.far,
    { highlight: false },
  );

  return svg;
}

/** Pump rod with its cross grip. */
function handPump(pen: Pen, X: Scale, Y: Scale): string {
  const svg =
    pen.flat(path`M${X(-12)} ${Y(-420)}h${X(24)}v${Y(100)}h${X(-24)}z`, tones.steel.base) +
    pen.shell(
      path`M${X(-74)} ${Y(-440)}C${X(-80)} ${Y(-456)} ${X(-70)} ${Y(-466)} ${X(-54)} ${Y(-464)}L${X(54)} ${Y(-464)}C${X(70)} ${Y(-466)} ${X(80)} ${Y(-456)} ${X(74)} ${Y(-440)}C${X(68)} ${Y(-428)} ${X(50)} ${Y(-424)} ${X(24)} ${Y(-418)}H${X(-24)}C${X(-50)} ${Y(-424)} ${X(-68)} ${Y(-428)} ${X(-74)} ${Y(-440)}z`,
      tones.dark,
      { dy: -8 },
    ) +
    pen.line(path`M${X(-58)} ${Y(-454)}H${X(56)}`, tones.dark.light, 2.2);

  return svg;
}

/** Collar, tank with level and marks, cap and base. */
function tank(pen: Pen, X: Scale, Y: Scale): string {
  let svg = pen.shell(
    path`M${X(-30)} ${Y(-352)}H${X(30)}L${X(40)} ${Y(-326)}H${X(-40)}z`,
    pen.accent,
    { small: true },
  );
  svg += pen.shell(
    path`M${X(-92)} ${Y(-18)}L${X(-100)} ${Y(-220)}C${X(-100)} ${Y(-262)} ${X(-84)} ${Y(-280)} ${X(-54)} ${Y(-286)}H${X(54)}C${X(84)} ${Y(-280)} ${X(100)} ${Y(-262)} ${X(100)} ${Y(-220)}L${X(92)} ${Y(-18)}C${X(92)} ${Y(-4)} ${X(84)} 0 ${X(72)} 0H${X(-72)}C${X(-84)} 0 ${X(-92)} ${Y(-4)} ${X(-92)} ${Y(-18)}z`,
    tones.grey,
    {
      dx: -8,
      dy: -9,
      light:
        pen.tone(
          path`M${X(-110)} ${Y(-190)}C${X(-40)} ${Y(-198)} ${X(40)} ${Y(-182)} ${X(110)} ${Y(-190)}V0H${X(-110)}z`,
          tones.grey.shade,
        ) +
        pen.tone(
          path`M${X(-110)} ${Y(-182)}C${X(-40)} ${Y(-190)} ${X(40)} ${Y(-174)} ${X(88)} ${Y(-180)}L${X(82)} ${Y(-22)}C${X(82)} ${Y(-14)} ${X(76)} ${Y(-10)} ${X(66)} ${Y(-10)}H${X(-110)}z`,
          "#dcd7cc",
        ),
    },
  );
  svg += pen.line(
    path`M${X(-84)} ${Y(-180)}V${Y(-222)}C${X(-84)} ${Y(-250)} ${X(-74)} ${Y(-264)} ${X(-50)} ${Y(-270)}`,
    tones.grey.light,
    3.2,
  );
  let m = "";
  for (let i = 0; i < 6; i++) m += path`M${X(i % 2 ? 70 : 60)} ${Y(-240 + i * 38)}H${X(84)}`;
  svg += pen.line(m, tones.mid.base, 1.8);
  svg += pen.line(
    path`M${X(-56)} ${Y(-150)}V${Y(-40)}M${X(-30)} ${Y(-150)}V${Y(-40)}`,
    tones.grey.light,
    4,
  );
  svg +=
    pen.shell(
      path`M${X(-70)} ${Y(-278)}C${X(-70)} ${Y(-312)} ${X(-50)} ${Y(-328)} ${X(0)} ${Y(-330)}C${X(50)} ${Y(-328)} ${X(70)} ${Y(-312)} ${X(70)} ${Y(-278)}z`,
      pen.accent,
      { dx: -4, dy: -9 },
    ) +
    pen.line(
      path`M${X(-44)} ${Y(-308)}v24M${X(-22)} ${Y(-314)}v30M0 ${Y(-316)}v32M${X(22)} ${Y(-314)}v30M${X(44)} ${Y(-308)}v24`,
      pen.accent.shade,
      3,
    );
  svg += pen.shell(
    path`M${X(-98)} ${Y(-30)}H${X(98)}L${X(102)} ${Y(-4)}C${X(102)} ${Y(6)} ${X(94)} ${Y(8)} ${X(86)} ${Y(8)}H${X(-86)}C${X(-94)} ${Y(8)} ${X(-102)} ${Y(6)} ${X(-102)} ${Y(-4)}z`,
    tones.dark,
    { dy: -6 },
  );
  return svg;
}

/** Draws a knapsack sprayer with its tank to scale; wearer to the left. */
import { batteryPack } from "../parts/battery.ts";
import { lance } from "../parts/lance.ts";
import { at } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

interface KnapsackSprayerOptions {
  /** Tank volume, litres; 16 if unknown. */
  litres?: number | undefined;
  /** Letters the volume, if known. */
  lettered?: boolean;
  /** A battery pump instead of the lever. */
  battery?: boolean;
  /** Shortens the lance, for small pictures. */
  shortened?: boolean;
  /** The large battery, high on the back of the tank. */
  largePack?: boolean;
  /** A square tank on a dark base instead of a curved one on a coloured base. */
  square?: boolean;
}

/** Maps mm of an 18 litre sprayer to mm of this one. */
type Scale = (mm: number) => number;

export function knapsackSprayer(options: KnapsackSprayerOptions): Machine {
  const { litres, battery = false, lettered } = options;
  const grown = Math.cbrt((litres ?? 16) / 18);
  const length = options.shortened ? 230 : 520;
  const X = (mm: number) => mm * grown;
  const Y = (mm: number) => -40 + mm * grown;
  return (pen) => {
    const text = lettered && litres ? path`${litres} L` : "";
    return {
      s:
        strapsAndHose(pen, X, Y) +
        tank(pen, X, Y, options.square ?? false) +
        at(X(-240) - 20, Y(-370), lance(pen, length), -9) +
        (battery ? batteryPump(pen, X, Y, options.largePack ?? false) : lever(pen, X, Y)) +
        pen.screw(X(230), -14, 7) +
        pen.screw(X(30), -14, 7) +
        (text ? leader(pen, [X(220), Y(-420)], [X(320), Y(-500)], text) : ""),
      // Space for the largest tank, so that sizes are comparable.
      box: [
        -420 - length,
        Math.min(Y(-534), -574),
        text ? X(320) + leaderRoom(pen, text) : Math.max(X(290), 290),
        78,
      ],
    };
  };
}

/** Straps toward the wearer and the hose to the lance. */
function strapsAndHose(pen: Pen, X: Scale, Y: Scale): string {
  let svg = pen.tube(
    path`M${X(30)} ${Y(-450)}C${X(-90)} ${Y(-440)} ${X(-140)} ${Y(-320)} ${X(-130)} ${Y(-230)}C${X(-120)} ${Y(-140)} ${X(-60)} ${Y(-70)} ${X(20)} ${Y(-40)}`,
    26,
    tones.far,
    { highlight: false },
  );
  svg += pen.tube(
    path`M${X(200)}-24C${X(320)} 40 ${X(140)} 84 ${X(-40)} 66C${X(-200)} 50 ${X(-250)}-90 ${X(-226)}-190C${X(-206)} ${Y(-260)} ${X(-140)} ${Y(-300)} ${X(-240) + 58} ${Y(-370)}`,
    15,
    tones.dark,
    { highlight: false },
  );
  svg +=
    pen.tube(
      path`M${X(40)} ${Y(-470)}C${X(-110)} ${Y(-470)} ${X(-172)} ${Y(-330)} ${X(-160)} ${Y(-220)}C${X(-150)} ${Y(-120)} ${X(-70)} ${Y(-40)} ${X(20)} ${Y(-16)}`,
      34,
      tones.dark,
      { highlight: false },
    ) +
    pen.rod(
      path`M${X(10)} ${Y(-452)}C${X(-96)} ${Y(-440)} ${X(-156)} ${Y(-330)} ${X(-145)} ${Y(-224)}C${X(-138)} ${Y(-150)} ${X(-96)} ${Y(-84)} ${X(-36)} ${Y(-42)}`,
      tones.dark.light,
      3.4,
    ) +
    pen.flat(path`M${X(-178)} ${Y(-236)}l42-5 5 40-42 5z`, tones.mid.base);
  return svg;
}

/** Base frame and tank: concave toward the wearer's back, convex behind. */
function tank(pen: Pen, X: Scale, Y: Scale, square: boolean): string {
  let svg = pen.shell(
    path`M${X(6)} ${Y(-70)}L${X(250)} ${Y(-70)}L${X(262)} 0C${X(262)} 8 ${X(258)} 12 ${X(250)} 12H${X(220)}L${X(206)}-8H${X(60)}L${X(46)} 12H${X(8)}C${X(0)} 12 ${X(-6)} 6 ${X(-5)}-2z`,
    square ? tones.dark : pen.accent,
    { dx: -4, dy: -10 },
  );
  svg += pen.shell(
    square
      ? path`M${X(22)} ${Y(-420)}C${X(22)} ${Y(-470)} ${X(40)} ${Y(-486)} ${X(84)} ${Y(-486)}H${X(200)}C${X(246)} ${Y(-486)} ${X(262)} ${Y(-470)} ${X(262)} ${Y(-424)}V${Y(-60)}C${X(262)} ${Y(-36)} ${X(252)} ${Y(-26)} ${X(228)} ${Y(-26)}H${X(40)}C${X(14)} ${Y(-26)} ${X(4)} ${Y(-36)} ${X(4)} ${Y(-60)}V${Y(-150)}L${X(36)} ${Y(-250)} ${X(22)} ${Y(-330)}z`
      : path`M${X(22)} ${Y(-400)}C${X(18)} ${Y(-458)} ${X(40)} ${Y(-484)} ${X(84)} ${Y(-486)}H${X(190)}C${X(240)} ${Y(-484)} ${X(264)} ${Y(-452)} ${X(268)} ${Y(-400)}C${X(278)} ${Y(-290)} ${X(276)} ${Y(-160)} ${X(262)} ${Y(-70)}C${X(256)} ${Y(-40)} ${X(240)} ${Y(-26)} ${X(212)} ${Y(-26)}H${X(50)}C${X(20)} ${Y(-26)} ${X(4)} ${Y(-44)} ${X(2)} ${Y(-76)}C${X(0)} ${Y(-130)} ${X(36)} ${Y(-190)} ${X(36)} ${Y(-260)}C${X(36)} ${Y(-320)} ${X(26)} ${Y(-350)} ${X(22)} ${Y(-400)}z`,
    tones.grey,
    {
      dx: -9,
      dy: -14,
      light:
        pen.tone(
          path`M0 ${Y(-330)}C${X(100)} ${Y(-342)} ${X(180)} ${Y(-318)} ${X(290)} ${Y(-330)}V0H0z`,
          tones.grey.shade,
        ) +
        pen.tone(
          path`M0 ${Y(-316)}C${X(100)} ${Y(-328)} ${X(180)} ${Y(-304)} ${X(258)} ${Y(-312)}C${X(262)} ${Y(-230)} ${X(258)} ${Y(-140)} ${X(246)} ${Y(-76)}C${X(240)} ${Y(-54)} ${X(226)} ${Y(-44)} ${X(206)} ${Y(-44)}H0z`,
          "#dcd7cc",
        ),
    },
  );
  svg += pen.line(
    path`M${X(42)} ${Y(-400)}C${X(40)} ${Y(-444)} ${X(56)} ${Y(-464)} ${X(90)} ${Y(-466)}H${X(160)}`,
    tones.grey.light,
    3.4,
  );
  let m = "";
  for (let i = 0; i < 7; i++) m += path`M${X(i % 2 ? 238 : 228)} ${Y(-400 + i * 50)}H${X(256)}`;
  svg += pen.line(m, tones.mid.base, 1.8);
  svg += pen.line(
    path`M${X(90)} ${Y(-250)}C${X(84)} ${Y(-190)} ${X(84)} ${Y(-140)} ${X(92)} ${Y(-90)}M${X(120)} ${Y(-250)}C${X(114)} ${Y(-190)} ${X(114)} ${Y(-140)} ${X(122)} ${Y(-90)}`,
    tones.grey.light,
    4,
  );
  svg +=
    pen.shell(
      path`M${X(76)} ${Y(-484)}V${Y(-506)}C${X(76)} ${Y(-520)} ${X(84)} ${Y(-526)} ${X(98)} ${Y(-526)}H${X(186)}C${X(200)} ${Y(-526)} ${X(208)} ${Y(-520)} ${X(208)} ${Y(-506)}V${Y(-484)}z`,
      tones.dark,
      { dy: -9 },
    ) +
    pen.line(
      path`M${X(100)} ${Y(-514)}v22M${X(121)} ${Y(-514)}v22M${X(142)} ${Y(-514)}v22M${X(163)} ${Y(-514)}v22M${X(184)} ${Y(-514)}v22`,
      tones.dark.light,
      2.4,
    );
  return svg;
}

function batteryPump(pen: Pen, X: Scale, Y: Scale, large: boolean): string {
  if (large)
    return (
      pen.shell(path`M${X(24)} ${Y(-164)}H${X(262)}V${Y(-16)}H${X(14)}z`, tones.mid, { dy: -10 }) +
      pen.line(
        path`M${X(36)} ${Y(-140)}V${Y(-40)}M${X(54)} ${Y(-140)}V${Y(-40)}`,
        tones.dark.base,
        4,
      ) +
      at(X(98), Y(-200), batteryPack(pen, 124, 152))
    );
  const housing = path`M${X(60)} ${Y(-130)}H${X(220)}V${Y(-20)}H${X(60)}z`;
  return pen.shell(housing, tones.dark, { dy: -8 }) + at(X(96), Y(-140), batteryPack(pen, 86, 104));
}

/** Pump lever with its joint, reaching forward past the wearer. */
function lever(pen: Pen, X: Scale, Y: Scale): string {
  let svg =
    pen.tube(
      path`M${X(176)} ${Y(-36)}L${X(120)} ${Y(-60)}C${X(80)} ${Y(-74)} ${X(40)} ${Y(-76)} ${X(0)} ${Y(-84)}L${X(-250)} ${Y(-150)}`,
      17,
      tones.steel,
    ) + pen.tube(path`M${X(-216)} ${Y(-141)}L${X(-350)} ${Y(-176)}`, 32, tones.dark);
  svg +=
    pen.dot([X(176), Y(-38)], 24, tones.dark.base) +
    pen.dot([X(176), Y(-38)], 11, tones.steel.base, 1.4) +
    pen.shell(
      path`M${X(160)} ${Y(-46)}L${X(120)} ${Y(-150)}C${X(116)} ${Y(-162)} ${X(138)} ${Y(-168)} ${X(143)} ${Y(-158)}L${X(192)} ${Y(-50)}z`,
      tones.dark,
      { dx: -3 },
    ) +
    pen.screw(X(132), Y(-148), 7);
  return svg;
}

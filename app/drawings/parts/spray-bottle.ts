/** Bottle of a small hand sprayer, base at y = 0. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { MIST } from "./lance.ts";

/** Maps mm of a 1.5 litre bottle to mm of this one. */
type Scale = (mm: number) => number;

/** Bottle with pump knob, grip, nozzle and thumb valve. */
export function sprayBottle(pen: Pen, X: Scale, Y: Scale): string {
  let svg = pen.line(
    path`M${X(-118)} ${Y(-258)}h-26M${X(-160)} ${Y(-258)}h-40M${X(-116)} ${Y(-268)}l-40-14M${X(-172)} ${Y(-288)}l-30-11M${X(-116)} ${Y(-248)}l-40 14M${X(-172)} ${Y(-228)}l-30 11`,
    MIST,
    3,
  );
  // pump rod and knob
  svg +=
    pen.flat(path`M${X(-8)} ${Y(-356)}h${X(22)}v${Y(80)}h${X(-22)}z`, tones.steel.base) +
    pen.shell(
      path`M${X(-48)} ${Y(-372)}C${X(-48)} ${Y(-386)} ${X(-40)} ${Y(-390)} ${X(-28)} ${Y(-390)}H${X(36)}C${X(48)} ${Y(-390)} ${X(56)} ${Y(-386)} ${X(56)} ${Y(-372)}C${X(56)} ${Y(-356)} ${X(40)} ${Y(-350)} ${X(4)} ${Y(-350)}C${X(-34)} ${Y(-350)} ${X(-48)} ${Y(-356)} ${X(-48)} ${Y(-372)}z`,
      tones.dark,
      { dy: -8 * (X(1000) / 1000) },
    );
  // bottle
  svg +=
    pen.shell(
      path`M${X(-34)} ${Y(-196)}C${X(-60)} ${Y(-180)} ${X(-80)} ${Y(-150)} ${X(-82)} ${Y(-110)}L${X(-80)} ${Y(-22)}C${X(-80)} ${Y(-6)} ${X(-70)} 0 ${X(-56)} 0H${X(56)}C${X(70)} 0 ${X(80)} ${Y(-6)} ${X(80)} ${Y(-22)}L${X(84)} ${Y(-110)}C${X(82)} ${Y(-150)} ${X(62)} ${Y(-180)} ${X(38)} ${Y(-196)}z`,
      tones.grey,
      {
        dx: -7,
        dy: -9,
        light:
          pen.tone(
            path`M${X(-90)} ${Y(-104)}C${X(-30)} ${Y(-110)} ${X(30)} ${Y(-96)} ${X(90)} ${Y(-104)}V0H${X(-90)}z`,
            tones.grey.shade,
          ) +
          pen.tone(
            path`M${X(-90)} ${Y(-98)}C${X(-30)} ${Y(-104)} ${X(30)} ${Y(-90)} ${X(74)} ${Y(-96)}L${X(70)} ${Y(-24)}C${X(70)} ${Y(-14)} ${X(62)} ${Y(-10)} ${X(52)} ${Y(-10)}H${X(-90)}z`,
            "#dcd7cc",
          ),
      },
    ) +
    pen.line(
      path`M${X(-66)} ${Y(-100)}C${X(-66)} ${Y(-140)} ${X(-52)} ${Y(-164)} ${X(-30)} ${Y(-178)}`,
      tones.grey.light,
      3.4,
    ) +
    pen.line(
      path`M${X(52)} ${Y(-130)}h${X(18)}M${X(58)} ${Y(-104)}h${X(12)}M${X(52)} ${Y(-78)}h${X(18)}M${X(58)} ${Y(-52)}h${X(12)}M${X(52)} ${Y(-28)}h${X(18)}`,
      tones.mid.base,
      1.8,
    ) +
    pen.flat(path`M${X(-44)} ${Y(-210)}H${X(48)}V${Y(-192)}H${X(-44)}z`, tones.dark.base);
  // head: grip, nozzle, thumb valve
  svg += pen.shell(
    path`M${X(-36)} ${Y(-208)}C${X(-40)} ${Y(-226)} ${X(-48)} ${Y(-238)} ${X(-62)} ${Y(-244)}L${X(-86)} ${Y(-246)}V${Y(-272)}H${X(-50)}C${X(-20)} ${Y(-296)} ${X(44)} ${Y(-298)} ${X(92)} ${Y(-282)}C${X(122)} ${Y(-272)} ${X(138)} ${Y(-240)} ${X(134)} ${Y(-200)}L${X(126)} ${Y(-150)}C${X(122)} ${Y(-136)} ${X(104)} ${Y(-138)} ${X(104)} ${Y(-154)}L${X(106)} ${Y(-200)}C${X(106)} ${Y(-224)} ${X(92)} ${Y(-234)} ${X(70)} ${Y(-234)}C${X(52)} ${Y(-234)} ${X(44)} ${Y(-226)} ${X(42)} ${Y(-208)}z`,
    pen.accent,
    {
      dx: -4 * (X(1000) / 1000),
      dy: -8 * (X(1000) / 1000),
      light: pen.tone(
        path`M${X(-40)} ${Y(-268)}C${X(-10)} ${Y(-286)} ${X(44)} ${Y(-288)} ${X(86)} ${Y(-274)}L${X(88)} ${Y(-282)}C${X(44)} ${Y(-298)} ${X(-20)} ${Y(-296)} ${X(-46)} ${Y(-274)}z`,
        pen.accent.light,
      ),
    },
  );
  svg +=
    pen.shell(
      path`M${X(-84)} ${Y(-276)}h${X(-14)}l${X(-14)} ${Y(8)}v${Y(20)}l${X(14)} ${Y(8)}h${X(14)}z`,
      tones.dark,
      {
        small: true,
      },
    ) +
    pen.shell(
      path`M${X(64)} ${Y(-290)}C${X(72)} ${Y(-308)} ${X(104)} ${Y(-306)} ${X(118)} ${Y(-286)}C${X(122)} ${Y(-276)} ${X(112)} ${Y(-270)} ${X(102)} ${Y(-276)}z`,
      tones.dark,
      { small: true },
    ) +
    pen.line(
      path`M${X(112)} ${Y(-180)}h${X(16)}M${X(110)} ${Y(-166)}h${X(16)}`,
      pen.accent.shade,
      3,
    );
  return svg;
}

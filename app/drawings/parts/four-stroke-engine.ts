/** Four-stroke horizontal-shaft engine seen from its cylinder head; base at y = 0. */
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { pullGrip } from "./recoil.ts";

/** Crankshaft left–right, its flange at x = 0. */
export function engineSide(pen: Pen): string {
  // tank
  let svg =
    pen.shell("M12-250C6-304 14-338 56-346H232C274-342 292-318 292-284L290-236H12z", tones.grey, {
      dx: -6,
      dy: -15,
    }) +
    pen.line("M28-290C28-316 40-330 64-333H180", tones.grey.light, 3.4) +
    pen.line("M12-262H291", INK, 1.4);
  svg +=
    pen.shell("M58-346V-358C58-366 64-370 72-370H120C128-370 134-366 134-358V-346z", tones.dark, {
      dy: -6,
    }) + pen.line("M76-364v14M88-364v14M100-364v14M112-364v14", tones.dark.light, 2.2);
  // base and crankcase
  svg += pen.shell(
    "M-12 0V-10C-12-16-8-18 0-18H262C270-18 274-16 274-10V0H220V-6H46V0z",
    tones.dark,
    { small: true },
  );
  svg +=
    pen.shell("M2-18V-196C2-206 8-212 18-212H226V-18z", tones.mid, { dx: -4, dy: -12 }) +
    pen.shell("M-8-150C-8-158-2-162 6-162H26V-50H6C-2-50-8-54-8-62z", tones.mid, {
      dx: -2,
      dy: -8,
    }) +
    pen.screw(9, -146, 6) +
    pen.screw(9, -66, 6);
  svg += pen.line("M44-36H206", tones.mid.light, 2);
  // cylinder fins and rocker cover, front view
  svg +=
    pen.shell("M62-206H206V-86C206-78 200-74 192-74H78C68-74 62-80 62-88z", tones.steel, {
      dx: -3,
      dy: -9,
    }) + pen.line("M64-194H204M64-182H204M64-98H204M64-86H200", INK, 1.6);
  svg +=
    pen.shell(
      "M88-166C88-174 94-178 102-178H172C180-178 186-174 186-166V-112C186-104 180-100 172-100H102C94-100 88-104 88-112z",
      tones.grey,
      { dx: -4, dy: -8 },
    ) +
    pen.screw(101, -165, 6) +
    pen.screw(173, -113, 6);
  svg +=
    pen.tube("M186-138C206-138 214-150 214-178V-212", 8, tones.dark, { highlight: false }) +
    pen.shell("M176-146H196V-130H176z", tones.dark, { small: true });
  // cooling shroud with the recoil starter at its end
  svg += pen.shell(
    "M212-20V-252C212-264 220-270 232-270H262C288-270 300-250 304-224L312-130C314-90 308-50 300-32C296-22 288-20 280-20z",
    pen.accent,
    {
      dx: -6,
      dy: -14,
      light: pen.tone(
        "M222-40V-248C222-256 226-260 234-260H258V-266H230C218-266 216-258 216-250V-40z",
        pen.accent.light,
      ),
    },
  );
  svg +=
    pen.line("M240-214H284M240-200H286M240-186H288", pen.accent.shade, 5) +
    pen.shell(
      "M304-212C322-204 336-172 336-134C336-96 326-64 306-54C314-100 314-160 304-212z",
      tones.dark,
      {
        dx: -4,
        dy: -5,
      },
    ) +
    pen.line("M316-176C324-156 326-116 318-86", tones.dark.light, 2.2) +
    pullGrip(pen, 318, -226, -58);
  svg += pen.dot([256, -58], 16, tones.dark.base) + pen.rod("M256-66V-52", pen.accent.base, 7);
  // air cleaner and muffler
  svg +=
    pen.shell(
      "M-14-240C-14-290-4-306 24-308H92C112-306 120-294 120-272V-222C120-210 114-204 102-204H6C-8-204-14-212-14-224z",
      tones.dark,
      { dx: -4, dy: -13 },
    ) +
    pen.line("M2-280C6-290 12-294 24-295H86", tones.dark.light, 2.6) +
    pen.shell("M44-308C44-318 50-322 58-322C66-322 72-318 72-308z", tones.mid, { small: true });
  svg +=
    pen.shell(
      "M132-226V-274C132-288 140-296 154-296H210C224-296 232-288 232-274V-226C232-216 226-210 216-210H148C138-210 132-216 132-226z",
      tones.steel,
      { dx: -4, dy: -12 },
    ) +
    pen.rod(
      "M150-278H214M150-263H214M150-248H214M150-233H214",
      tones.dark.base,
      6.5,
      ' stroke-dasharray="0 12.8"',
    );
  return svg;
}

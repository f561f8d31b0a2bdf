/** Draws the placeholder for a product without a picture: a machine under its tied cover, and the words. */

import { wheel } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import { lettering, textWidth } from "../pen/lettering.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

const WORDS = "No Image";

/** Height of the words in mm. */
const HEIGHT = 58;

const FRAME = "#a9a598";

/** Origin: the floor under the machine's middle. */
export function noImage(): Machine {
  return (pen) => ({
    s: `${ground(pen) + covered(pen)}<g stroke="#565b61">${lettering(WORDS, -(textWidth(WORDS) * HEIGHT) / 12, 0, HEIGHT, pen.px(2))}</g>`,
    box: [-472, -560, 472, 120],
  });
}

/** Paper, frame marks and floor line. */
function ground(pen: Pen): string {
  return (
    pen.tone("M-472-560H472V120H-472z", "#f5f3ee") +
    pen.line("M-444-500V-532H-412M444-500V-532H412M-444 60V92H-412M444 60V92H412M-400-46H400", FRAME, 2.4)
  );
}

function covered(pen: Pen): string {
  const tone = tones.orange;
  return [feet(pen), cover(pen), folds(pen), cord(pen, tone)].join("");
}

/** Wheel and foot peeping out. */
function feet(pen: Pen): string {
  return [wheel(pen, 186, -52 - 70, 70), pen.shell("M-236-120H-190L-184-52H-242z", tones.dark, { small: true })].join(
    "",
  );
}

/** Long low bonnet at the left, engine hump, upright handle at the right. */
function cover(pen: Pen): string {
  return pen.shell(
    "M-290-96C-302-150-296-206-272-232C-250-256-206-262-170-270C-140-278-132-318-112-356C-92-392-40-404 14-402C70-400 108-384 126-346C136-322 140-296 158-284C176-300 186-360 200-430C206-462 214-486 236-488C262-490 272-464 270-430C266-350 284-280 292-220C298-170 304-130 300-96C284-84 270-98 254-90C236-80 222-98 204-90C186-82 172-96 154-90C134-82 120-98 100-90C80-82 66-98 46-90C26-82 12-98-8-90C-28-82-42-98-62-90C-82-82-96-98-116-90C-136-82-150-98-170-90C-190-82-204-98-224-90C-244-82-270-84-290-96z",
    tones.grey,
    { dx: -12, dy: -16 },
  );
}

function folds(pen: Pen): string {
  return [
    pen.line(
      "M-112-350C-128-290-150-230-178-180M126-340C110-280 120-220 104-150M158-284C150-240 160-200 150-150M236-480C226-380 240-280 226-180M-20-398C-30-350-16-320-24-280M-266-224C-272-190-262-170-266-140M60-394C70-360 60-330 70-300",
      tones.grey.shade,
      3.4,
    ),
    pen.line(
      "M-98-352C-86-380-40-390 0-390M-262-218C-250-240-210-248-176-256M218-470C214-430 204-370 192-320",
      tones.grey.light,
      4,
    ),
  ].join("");
}

/** Cord with its tag. */
function cord(pen: Pen, tone: Tone): string {
  return [
    pen.multi("M-296-168C-200-150-120-176-40-166C40-156 100-180 180-164C220-158 260-170 298-162", [
      [INK, 12],
      [tone.base, 8],
    ]),
    pen.multi("M-60-168C-84-150-86-120-70-114C-58-112-54-134-52-166C-50-132-40-112-28-116C-16-122-26-150-46-168", [
      [INK, 8],
      [tone.base, 4.5],
    ]),
    at(
      -46,
      -164,
      pen.line("M0 0L14 40", INK, 1.8) +
        pen.shell("M-10 46L14 34L40 46V118H-10z", tones.wood, { dx: -2, dy: -5 }) +
        pen.dot(14, 50, 5, "#fff", 1.4) +
        pen.line("M0 74h30M0 86h30M0 98h20", tones.wood.shade, 3),
      14,
    ),
  ].join("");
}

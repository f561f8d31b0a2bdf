/** Draws a backpack brushcutter: engine on a frame, flexible shaft, tube with handles. */
import { backpackFrame } from "../parts/backpack.ts";
import { type DriveLook, drive } from "../parts/drives.ts";
import { at, turned } from "../parts/placing.ts";
import { control, loopHandle, shaft } from "../parts/shaft.ts";
import { trimmerHead } from "../parts/trimmer-heads.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

/** Back plate that carries the engine; base at y = 0. */
const PLATE =
  "M44-430C44-462 62-474 92-474C128-474 148-454 154-414L196-70C198-44 184-30 156-30H74C54-30 44-42 44-64z";
const RIBS = "M78-440V-70M102-446V-70M126-430L132-250";

const TILT = 25;
const TUBE = 1400;

function enginePlate(pen: Pen): string {
  return pen.shell(PLATE, tones.grey, { dx: -5, dy: -14 }) + pen.line(RIBS, tones.grey.shade, 5);
}

/**
 * Stands as in the shop: the frame on the ground below the tube's upper end, and the flexible shaft
 * in an arc between them.
 * @param thumb shortens the tube with a break, for small pictures
 */
export function backpackBrushcutter(look: DriveLook, blade?: number, thumb = false): Machine {
  const length = thumb ? 860 : TUBE;
  const x = length * Math.cos((TILT * Math.PI) / 180);
  const y = -length * Math.sin((TILT * Math.PI) / 180);
  /** Where the frame's back plate begins; the frame faces right. */
  const back = x - 130;
  return (pen) => {
    const pole =
      shaft(pen, 46, length + 10, { breakAt: thumb ? 310 : undefined, gap: 44 }) +
      pen.flat("M150-15h96v30h-96z", pen.accent.base) +
      at(length, 0, loopHandle(pen) + control(pen));
    const pack = backpackFrame(pen) + enginePlate(pen) + at(40, -176, drive(pen, "petrol", look));
    const arc = path`M${x - 12} ${y + 6}C${x + 250} ${y - 116} ${x + 320} -54 ${back - 10} -54`;
    return {
      s:
        at(back, 122, `<g transform="scale(-1 1)">${pack}</g>`) +
        pen.tube(arc, 28, tones.dark) +
        turned(-TILT, pole) +
        trimmerHead(pen, blade ?? 42, blade ? "knife" : "nylon"),
      box: [blade ? -140 : -218, y - 84, x + 222, 132],
      detail: [back - 370, -390, back + 190, 132],
    };
  };
}

/** Draws a backpack brushcutter: engine on a frame, flexible shaft, tube with handles. */
import { backpackFrame } from "../parts/backpack.ts";
import { type DriveLook, drive } from "../parts/drives.ts";
import { at, turned } from "../parts/placing.ts";
import { control, loopHandle, shaft } from "../parts/shaft.ts";
import { trimmerHead } from "../parts/trimmer-heads.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

/** Back plate that carries the engine; base at y = 0. */
const PLATE =
  "M44-430C44-462 62-474 92-474C128-474 148-454 154-414L196-70C198-44 184-30 156-30H74C54-30 44-42 44-64z";
const RIBS = "M78-440V-70M102-446V-70M126-430L132-250";

const TILT = 22;
const TUBE = 1240;

export function enginePlate(pen: Pen): string {
  return pen.shell(PLATE, tones.grey, { dx: -5, dy: -14 }) + pen.line(RIBS, tones.grey.shade, 5);
}

/** @param thumb shortens the tube with a break, for small pictures */
export function backpackBrushcutter(look: DriveLook, thumb = false): Machine {
  const length = thumb ? 660 : TUBE;
  const end = {
    x: length * Math.cos((TILT * Math.PI) / 180),
    y: -length * Math.sin((TILT * Math.PI) / 180),
  };
  return (pen) => {
    const pole =
      shaft(pen, 46, length + 10, { diameter: 25, breakAt: thumb ? 310 : undefined, gap: 44 }) +
      pen.flat("M150-15h96v30h-96z", pen.accent.base) +
      at(length, 0, loopHandle(pen) + control(pen));
    const right = end.x + 470;
    const base = end.y + 260;
    return {
      s:
        at(right, base, backpackFrame(pen) + enginePlate(pen)) +
        pen.tube(
          `M${end.x - 10} ${end.y + 4}C${end.x + 120} ${end.y - 60} ${right - 70} ${base - 40} ${right + 60} ${base - 120}`,
          34,
          tones.dark,
        ) +
        at(right + 40, base - 128, drive(pen, "petrol", look)) +
        turned(-TILT, pole) +
        trimmerHead(pen, 42, "nylon"),
      box: [-218, base - 516, right + 362, 122],
      detail: [right - 170, base - 500, right + 350, base + 40],
    };
  };
}

/** Bodies of electric saws: battery in the rear or under the top handle, or a mains motor with its cord. */
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";
import { batteryPack, cord } from "./battery.ts";
import { at } from "./placing.ts";

/** Motor body with the pack standing in it from above. */
export function batteryBody(pen: Pen): string {
  let svg = at(30, -152, batteryPack(pen, 82, 150));
  svg += pen.shell("M-86-56C-90-78-84-101-65-112C-46-122-10-130 26-131L34-100 40-50-60-44z", pen.accent, {
    dy: -9,
    light: pen.tone("M-70-92C-60-104-30-112 24-114V-120C-20-120-70-112-78-92z", pen.accent.light),
  });
  svg += pen.shell(
    "M-72-50C-67-64-56-70-40-71L22-74C34-74 40-68 44-58L62-18C66-10 72-6 82-6L104-6C114-6 118 0 118 10L118 26C118 42 108 50 92 50L-46 53C-64 53-74 43-74 27z",
    tones.grey,
    { dx: -2, dy: -9 },
  );
  svg += pen.line("M-6-46l34 0M0-33l34 0M6-20l34 0M12-7l34 0M18 6l34 0", tones.dark.base, 4);
  svg +=
    pen.line("M-58-38C-54-52-46-56-34-57L14-59", tones.grey.light, 2.4) +
    pen.cap(-58, 26) +
    pen.screw(-20, 38) +
    pen.screw(96, 34);

  return svg;
}

/** Slim motor body of a top-handle saw; the pack slides in below the rear of the handle. */
export function batteryTopBody(pen: Pen): string {
  let svg = pen.shell(
    "M-86-56C-90-78-84-101-65-110C-46-118-10-120 20-118C44-116 58-108 66-92L74-50-60-44z",
    pen.accent,
    { dy: -9, light: pen.tone("M-70-92C-60-102-30-108 22-107V-113C-20-113-70-106-78-92z", pen.accent.light) },
  );
  svg += pen.line("M-58-92l22-5M-60-81l24-5M-60-70l24-4", pen.accent.shade, 3.4);
  svg += at(62, -62, batteryPack(pen, 62, 112), -14);
  svg += pen.shell(
    "M-72-50C-67-64-56-70-40-71L40-74C58-74 66-66 70-52L92 20C96 40 86 51 68 51L-46 53C-64 53-74 43-74 27z",
    tones.grey,
    { dx: -2, dy: -9 },
  );
  svg += pen.line("M-58-38C-54-52-46-57-34-58L34-61", tones.grey.light, 2.4);
  svg += pen.line("M-12-42l46-2M-8-28l46-2M-4-14l46-2M0 0l46-2M4 14l46-2", tones.dark.base, 4.4);
  svg += pen.screw(-30, 38) + pen.screw(66, 36) + pen.screw(-44, -56) + pen.cap(-54, 16);
  return svg;
}

/** Mains motor lying along the body, under a long hood with cooling slots. */
export function cordedBody(pen: Pen): string {
  let svg = pen.shell(
    "M-86-56C-90-80-84-102-65-112C-40-124 20-128 74-122C112-118 134-100 140-74C142-64 140-56 134-46L-60-44z",
    pen.accent,
    {
      dy: -9,
      light: pen.tone(
        "M-70-90C-58-106-20-114 30-114C72-114 100-106 118-90L122-98C98-116 70-122 30-122C-24-122-66-112-78-92z",
        pen.accent.light,
      ),
    },
  );
  svg += pen.line("M66-100l-10 34M82-98l-10 34M98-93l-9 30M113-84l-7 22", pen.accent.shade, 5);
  svg += pen.shell(
    "M-74-48C-68-62-58-68-42-69L92-70C116-70 130-58 134-38L140 14C142 38 128 50 104 50L-46 53C-64 53-76 43-76 27z",
    tones.grey,
    { dx: -2, dy: -9 },
  );
  svg += pen.line("M-60-38C-56-50-48-55-36-56L86-58C102-58 114-50 118-36", tones.grey.light, 2.6);
  svg += pen.line("M-16-40l120-2M-12-26l118-2M-8-12l116-2M-4 2l114-2M0 16l112-2", tones.dark.base, 4.6);
  svg += pen.flat("M30-50h34v86H30z", tones.grey.base) + pen.line("M30-50v86M64-50v86", tones.grey.shade, 1.6);
  svg += pen.screw(-34, 40) + pen.screw(120, 36) + pen.screw(-44, -56) + pen.cap(-58, 16);
  return svg;
}

/** Cord out of the rear handle's foot; drawn in true size whatever the body's scale. */
export function rearCord(pen: Pen, size: number): string {
  return at(300 * size, 30 * size, cord(pen, 112, 46));
}

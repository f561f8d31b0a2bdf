/** Draws pumps without a frame: a hand-carried two-stroke pump, and an electric garden pump. */
import { cord } from "../parts/battery.ts";
import { drive } from "../parts/drives.ts";
import { at } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, tones } from "../pen/tones.ts";

/** Two-stroke engine and pump casing on a foot plate with a carrying handle; ports left and top. */
export function carriedPump(): Machine {
  return (pen) => ({
    s:
      pen.tube("M-18-60C-30-230-26-318 44-322H222C280-320 304-270 306-150", 22, tones.dark) +
      pen.tube("M60-322H206", 36, tones.dark) +
      threadedPort(pen, -176, -104) +
      at(-94, -214, threadedPort(pen, 0, 0), 90) +
      at(24, -100, drive(pen, "petrol")) +
      pen.shell(
        "M-190-104C-190-168-146-206-92-206C-38-206 4-170 10-118L34-112V-66L10-60C2-30-20-8-40-2H-150C-176-20-190-56-190-104z",
        tones.grey,
        {
          dx: -6,
          dy: -14,
        },
      ) +
      pen.line("M-174-110C-172-158-136-190-92-190C-62-190-36-178-18-156", tones.grey.light, 3) +
      pen.dot([-90, -104], 58, tones.grey.shade, 1.6) +
      pen.ring([-90, -104], 40, { width: 14, colour: tones.grey.base, dashes: "20 11.4" }) +
      pen.dot([-90, -104], 20, pen.accent.base, 1.4) +
      pen.screw(-150, -148, 7) +
      pen.screw(-32, -148, 7) +
      pen.screw(-30, -54, 7) +
      pen.screw(-152, -54, 7) +
      pen.shell(
        "M-190 66C-196 44-180 30-160 30H270C292 30 306 44 300 66V84H240V72H-128V84H-190z",
        tones.dark,
        {
          dy: -10,
        },
      ) +
      pen.shell("M-150-8H-40L-28 34H-164z", tones.mid, { dy: -8 }) +
      pen.shell("M120 46H232L240 66H110z", tones.mid, { small: true }),
    box: [-300, -346, 330, 90],
  });
}

/** Hose port at x, y, pointing left. */
function threadedPort(pen: Pen, x: number, y: number): string {
  return at(
    x,
    y,
    pen.shell("M14-24H-70V24H14z", tones.steel, { dx: 0, dy: -12 }) +
      pen.shell("M-62-32H-96C-102-32-104-28-104-22V22C-104 28-102 32-96 32H-62z", tones.dark, {
        dx: 0,
        dy: -12,
      }) +
      pen.line("M-72-26V26M-82-26V26M-92-26V26", tones.dark.light, 1.8),
  );
}

/** Jet pump: steel pump end with its ports, finned motor, carrying handle, cord. */
export function gardenPump({ accent = "orange" }: { accent?: Accent }): Machine {
  return (plain) => {
    const pen = plain.with(accentOf(accent));
    return {
      s:
        at(330, -92, cord(pen, 150, 120)) +
        threadedPort(pen, -172, -96) +
        at(-86, -190, threadedPort(pen, 0, 0), 90) +
        pen.shell(
          "M-60-196C-40-262 20-276 90-276H190C246-276 276-250 286-196H250C244-226 226-240 190-240H96C40-240-8-232-22-196z",
          tones.dark,
          {
            dx: -3,
            dy: -8,
          },
        ) +
        pen.line("M-40-206C-20-250 30-262 92-262H188", tones.dark.light, 2.6) +
        pen.shell("M-20-186H270C310-186 336-160 336-108C336-56 310-28 270-28H-20z", pen.accent, {
          dx: -5,
          dy: -16,
          light: pen.tone(
            "M-10-170H262C290-170 310-158 318-136L322-146C312-170 290-182 262-182H-10z",
            pen.accent.light,
          ),
        }) +
        pen.line(
          "M110-148H250M110-126H258M110-104H260M110-82H258M110-60H250",
          pen.accent.shade,
          5,
        ) +
        pen.shell(
          "M20-150H78C86-150 90-144 90-136V-76C90-68 86-62 78-62H20C12-62 8-68 8-76V-136C8-144 12-150 20-150z",
          tones.dark,
          { dy: -8 },
        ) +
        pen.dot([48, -114], 17, tones.grey.base, 1.4) +
        pen.rod("M48-121V-107", tones.dark.base, 6) +
        pen.line("M28-78h40", tones.dark.light, 2.4) +
        pen.shell(
          "M-184-96C-184-160-146-200-88-200C-52-200-24-190-6-170V-26C-26-10-54 0-88 0C-146 0-184-36-184-96z",
          tones.steel,
          {
            dx: -6,
            dy: -14,
          },
        ) +
        pen.line("M-166-100C-164-152-132-182-88-184", tones.steel.light, 4) +
        pen.flat("M-22-190H6V-16H-22z", tones.dark.base) +
        pen.cap(-108, -70, 20) +
        pen.cap(-60, -24, 12) +
        pen.shell(
          "M-170 20C-170 2-158-8-140-12H-36L-10-28H250L284-6C300 0 306 8 306 20V32H240V22H-104V32H-170z",
          tones.dark,
          { dy: -9 },
        ),
      box: [-290, -310, 540, 38],
    };
  };
}

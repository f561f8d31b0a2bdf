/** Bodies of hedge trimmers: the blade leaves them at x = 0. */
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { batteryPack, cord } from "./battery.ts";
import { chargeLights, slots } from "./fittings.ts";
import { at, turned } from "./placing.ts";
import { grille, pullGrip } from "./recoil.ts";

export interface HedgeBodyLook {
  /** Side panel dark, as on the professional machines. */
  dark?: boolean;
  /** Slots in the side: more for more power. */
  vents?: number;
  /** Height of the pack, mm; 0 for cells built into the body. */
  pack?: number;
  /** The rear handle turns on a ring. */
  turning?: boolean;
}

/** Two-stroke engine on the gear case, rear handle, front bow with guard. */
export function petrolHedgeBody(pen: Pen, look: HedgeBodyLook = {}): string {
  return (
    farBow(pen, false) +
    hedgeGearCase(pen) +
    petrolRearHandle(pen) +
    hedgeSilencer(pen) +
    hedgeCowl(pen, look) +
    hedgeStarter(pen, look) +
    petrolFrontHandle(pen)
  );
}

/** Far leg of the front handle. */
export function farBow(pen: Pen, electric: boolean): string {
  const bow = electric ? "M92-196C116-204 134-190 140-164L154-66" : "M62-226C84-232 100-216 104-190L114-110";
  return pen.tube(bow, electric ? 19 : 20, tones.far, false);
}

export function hedgeGearCase(pen: Pen): string {
  return (
    pen.shell("M-16-30C-8-42 8-48 30-48H236V30C236 44 226 50 210 50H34C6 50-12 40-18 22z", tones.mid, {
      dx: -2,
      dy: -9,
    }) +
    pen.line("M6-30C14-36 24-37 36-37H60", tones.mid.light, 2.4) +
    pen.screw(10, 28, 6) +
    pen.screw(52, 34, 6)
  );
}

/** Chassis and rear handle in one casting. */
export function petrolRearHandle(pen: Pen): string {
  let svg = pen.shell(
    "M60-56L206-96C232-132 268-150 308-148C362-146 412-120 432-82C448-50 440-14 412 4C392 16 352 22 320 24L232 52C222 56 212 56 200 56H100C84 56 76 48 74 34zM282-110C266-106 256-92 252-74L248-44C246-30 254-24 268-24L356-26C384-28 398-40 396-58C392-82 358-106 322-112C306-114 294-114 282-110z",
    tones.dark,
    { hole: true, dx: -2, dy: -8 },
  );
  svg +=
    pen.line("M266-136C320-146 392-122 420-78", tones.dark.light, 2.4) +
    pen.line("M270 26C320 10 360 12 394 0", tones.dark.light, 1.6) +
    pen.line("M374-108l-8 12M388-98l-9 12M400-86l-11 10", tones.dark.light, 1.6);
  svg += pen.shell("M292-150C298-164 330-164 352-154C360-150 362-142 358-138C338-146 314-150 292-150z", tones.mid, {
    small: true,
  });
  svg += pen.shell("M276-112C268-94 274-74 292-66C302-64 306-72 302-80C298-90 302-100 308-112z", pen.accent, {
    small: true,
  });
  return svg;
}

export function hedgeSilencer(pen: Pen): string {
  return (
    pen.shell("M64-66H36C28-66 24-72 24-80V-138C24-148 30-154 40-154H72z", tones.mid, { dx: 3, dy: -6 }) +
    pen.line("M32-138h20M32-124h20M32-110h20M32-96h20", INK, 1.8)
  );
}

export function hedgeCowl(pen: Pen, { vents = 2 }: HedgeBodyLook): string {
  const svg = pen.shell(
    "M44-92C42-142 54-176 88-190C124-202 184-200 214-180C234-166 240-140 238-104L234-66H50z",
    pen.accent,
    {
      dx: -4,
      dy: -10,
      light: pen.tone(
        "M60-132C64-158 76-174 98-179C130-187 172-186 200-172L208-180C180-196 120-200 88-190C60-178 50-152 50-130z",
        pen.accent.light,
      ),
    },
  );
  return (
    svg +
    pen.line("M192-180C206-160 210-136 208-104", INK, 1.6) +
    slots(pen, 80, -156, vents, [22, -3], [-2, 22], pen.accent.shade, 8)
  );
}

export function hedgeStarter(pen: Pen, { dark = false }: HedgeBodyLook): string {
  let svg =
    pen.shell(
      "M66-78C66-118 90-138 128-140L160-138C196-134 216-112 216-78L214-6C212 14 200 24 180 25L100 27C82 27 72 18 70 2z",
      dark ? tones.mid : pen.body,
      { dx: -3, dy: -9 },
    ) + pen.line("M80-84C82-112 98-126 128-128", pen.body.light, 2.6);
  svg += grille(pen, 142, -68, 52) + pen.screw(84, 8) + pen.screw(200, 4) + pen.screw(202, -112) + pen.cap(240, 20, 15);
  return svg + pen.line("M196-132l16-16", INK, 4) + pullGrip(pen, 222, -158, -24);
}

/** Guard and the near leg of the front handle. */
export function petrolFrontHandle(pen: Pen): string {
  let svg =
    pen.shell(
      "M8-40C-10-84-30-150-42-214C-46-234-28-242-18-226C-6-190 14-120 40-72L58-42C46-32 20-30 8-40z",
      tones.dark,
      { dx: -4, dy: -2 },
    ) +
    pen.line("M-30-216C-20-162-2-104 20-60", tones.dark.light, 2.2) +
    pen.screw(30, -52);
  svg +=
    pen.tube("M132 44C92 44 64 14 48-40C34-90 36-150 44-200C46-216 52-226 62-226", 23, tones.dark) +
    pen.line("M28-170l22 2M27-158l22 2M30-78l22-6M34-64l20-6", tones.dark.light, 1.4);
  return svg;
}

/** Motor in line with the blade; the pack in the rear, or a cord. */
export function electricHedgeBody(pen: Pen, battery: boolean, look: HedgeBodyLook = {}): string {
  return (
    farBow(pen, true) +
    (battery ? hedgePack(pen, look) : at(400, -36, cord(pen, 98, 60))) +
    electricRearHandle(pen, battery) +
    hedgeMotorCover(pen, battery, look) +
    electricFrontHandle(pen)
  );
}

/** The pack, or the cells that are built in. */
export function hedgePack(pen: Pen, { pack = 112 }: HedgeBodyLook): string {
  const cells = pack
    ? at(292, 50 - pack, turned(5, batteryPack(pen, 110, pack)))
    : pen.shell("M292-40L392-34C404-32 408-24 408-12L402 48 288 34z", tones.mid, { dx: -3, dy: -7 }) +
      chargeLights(pen, 312, -12, { side: 12, step: 19 });
  return (
    cells + pen.shell("M270 20L398 44C404 56 398 64 386 63L290 56C276 54 266 40 270 20z", tones.dark, { small: true })
  );
}

/** Body with the rear handle loop in one casting. */
export function electricRearHandle(pen: Pen, battery: boolean): string {
  let svg = pen.shell(
    battery
      ? "M-10-28C10-54 44-70 92-78L176-92C204-134 244-156 292-154C346-152 392-126 408-88C418-60 404-36 376-36L330-36C318-36 310-28 306-14L298 30C294 44 284 50 268 50H96C44 50 6 44-14 24zM248-118C232-114 222-98 220-80C218-66 226-60 240-60L346-62C364-64 372-74 366-86C354-106 326-118 294-122C276-124 262-122 248-118z"
      : "M-10-28C10-54 44-70 92-78L176-92C204-134 244-156 292-154C346-152 394-120 412-72C420-44 410-14 384-6C366 0 340 4 322 8L232 44C220 48 210 50 196 50H96C44 50 6 44-14 24zM248-116C232-112 222-96 220-78L216-44C214-32 224-26 238-28L344-34C366-36 376-50 370-68C358-96 326-114 294-120C276-122 262-120 248-116z",
    tones.dark,
    { hole: true, dx: -2, dy: -8 },
  );
  svg +=
    pen.line("M234-138C290-154 362-134 390-88", tones.dark.light, 2.4) +
    pen.line("M346-118l-8 12M360-108l-9 12M372-96l-10 10", tones.dark.light, 1.6);
  svg += pen.shell("M262-156C268-169 300-170 322-161C330-157 332-150 328-146C308-154 284-157 262-156z", tones.mid, {
    small: true,
  });
  svg += pen.shell("M246-118C240-100 246-82 264-75C274-73 277-80 273-88C269-98 272-108 278-120z", pen.accent, {
    small: true,
  });
  return svg;
}

export function hedgeMotorCover(pen: Pen, battery: boolean, look: HedgeBodyLook): string {
  const { dark = false, vents = 5, turning = false } = look;
  const side = dark ? tones.mid : pen.body;
  let svg = pen.shell(
    "M12-44C34-66 70-76 104-82L178-96C196-94 204-74 204-48C202-26 192-16 172-16H40C22-18 8-28 12-44z",
    pen.accent,
    { dx: -3, dy: -9, light: pen.tone("M34-50C58-64 92-70 130-78L128-86C90-80 48-72 24-52z", pen.accent.light) },
  );
  svg += pen.shell(
    "M24-16C60-26 150-26 196-22L212-20C222 0 222 20 212 38H92C52 38 26 32 16 14C14 0 18-10 24-16z",
    side,
    { dx: -3, dy: -9 },
  );
  svg +=
    slots(pen, 192, -6, vents, [-20, 0], [-8, 32], tones.dark.base, 8) +
    pen.line("M34-6C50-12 70-14 88-14", side.light, 2.4) +
    (turning
      ? pen.shell("M204-92C216-96 226-92 228-80L236 28C236 38 226 44 214 42z", pen.accent, { dx: -2, dy: -6 })
      : "") +
    pen.screw(48, 14, 6) +
    (battery ? "" : pen.screw(236, 8, 6));
  return svg;
}

/** Front handle with its guard. */
export function electricFrontHandle(pen: Pen): string {
  let svg =
    pen.shell("M22-50C6-84-8-134-18-184C-22-202-6-210 4-196C16-160 32-112 54-78L66-56C54-46 34-44 22-50z", tones.dark, {
      dx: -4,
      dy: -2,
    }) + pen.line("M-7-188C2-144 18-100 38-66", tones.dark.light, 2.2);
  svg +=
    pen.tube("M116 20C92-6 74-54 70-110C68-146 70-170 76-184C80-194 86-196 92-196", 21, tones.dark) +
    pen.line("M60-150l20 1M60-139l20 1", tones.dark.light, 1.4) +
    pen.screw(112, 10, 6);
  return svg;
}

/** Frame of machines that are worn on the back: straps toward the wearer at the left, base at y = 0. */
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

/** Straps, padded back and the bent tube that carries the engine. */
export function backpackFrame(pen: Pen): string {
  let svg = pen.tube("M44-440C-40-450-110-380-118-290C-124-210-90-130 20-110", 26, tones.far, false);
  svg += pen.tube("M60-452C-50-480-134-392-140-290C-146-190-100-100 34-84", 34, tones.dark, false);
  svg += pen.rod("M40-444C-48-456-118-380-124-290C-129-206-90-126 16-104", tones.dark.light, 4);
  svg += pen.flat("M-156-262l44-4 3 40-44 4z", tones.mid.base);
  svg += pen.tube(
    "M120-450C112-512 52-520 44-462C38-420 36-390 42-350C52-286 22-230 20-140C20-50 40-16 90-16H350",
    26,
    pen.accent,
  );
  svg += pen.shell(
    "M12-470C2-430 14-380 24-340C30-310 6-250 4-190L-8-196C-18-250-6-300-8-330C-12-380-22-440-6-472C0-482 14-480 12-470z",
    tones.dark,
    { dx: 2 },
  );
  return svg;
}

/** Fan housing seen edge-on, with its ribs. */
export function fanHousing(pen: Pen): string {
  let svg = pen.shell(
    "M72-420C72-446 88-460 112-460C150-460 196-446 206-420V-70C204-44 180-34 140-34C96-34 74-46 72-70z",
    tones.grey,
    { dx: -6, dy: -14, light: pen.tone("M72-460H92V-34H72z", tones.grey.shade) },
  );
  svg +=
    pen.line("M114-440V-220M136-440V-220M158-438V-220M180-430V-220", tones.grey.shade, 5) +
    pen.line("M92-452V-44", INK, 1.4) +
    pen.line("M104-446V-226", tones.grey.light, 2.4);
  return svg;
}

/** Two-stroke engine over its fuel tank, behind the fan. */
export function backpackEngine(pen: Pen): string {
  let svg =
    pen.shell("M204-196H346C358-160 358-104 346-70C338-46 320-34 292-34H206C196-34 196-50 198-66z", tones.grey, {
      dx: -6,
      dy: -12,
      light: pen.tone("M198-110L360-120V-34H198z", tones.grey.shade),
    }) + pen.cap(312, -160, 22);
  svg += pen.shell("M196-214H340V-180H196z", tones.mid);
  svg += pen.shell(
    "M198-408C204-436 240-448 288-436C336-424 366-388 368-336L366-240C364-214 346-204 318-204H196z",
    pen.accent,
    {
      dx: -6,
      dy: -14,
      light: pen.tone("M214-404C226-424 262-428 296-416L304-428C262-444 214-440 204-410z", pen.accent.light),
    },
  );
  svg +=
    pen.shell(
      "M236-330C236-344 244-350 258-350H318C330-350 338-344 338-330V-262C338-250 330-244 318-244H258C244-244 236-250 236-262z",
      tones.grey,
      { dx: -5, dy: -10 },
    ) +
    pen.line("M254-328h66M254-310h66M254-292h66", tones.dark.base, 4) +
    pen.screw(287, -264, 9);
  svg += pen.line("M222-392l-4 30M242-402l-5 34M262-404l-4 32", pen.accent.shade, 5);
  svg +=
    pen.shell("M352-372C384-360 402-330 402-294C402-260 388-236 362-230z", tones.dark, { dx: -5 }) +
    pen.line("M372-348C382-334 388-316 388-294M370-330C376-318 378-306 378-292", tones.dark.light, 2.4);
  svg +=
    pen.shell(
      "M216-438C214-462 232-478 262-478H300C322-478 334-466 332-446L330-424C290-440 250-444 216-438z",
      tones.dark,
      { dy: -10 },
    ) + pen.line("M236-462H306", tones.dark.light, 2.4);
  return svg;
}

/** Pistol grip with the trigger, on the tube of a blower. */
export function controlHandle(pen: Pen): string {
  const svg =
    pen.shell("M-330-168C-336-220-330-262-316-290C-308-304-290-302-286-288C-280-258-282-210-280-168z", tones.dark, {
      dx: -4,
      dy: -4,
    }) +
    pen.shell("M-332-240C-350-236-354-216-344-206C-338-202-334-206-333-212z", pen.accent, { dy: -3 }) +
    pen.line("M-312-276C-320-250-322-214-320-182", tones.dark.light, 2.4) +
    pen.flat("M-346-174h78v18h-78z", tones.mid.base);
  return svg;
}

/** Frame of machines worn on the back: straps toward the wearer at the left, base at y = 0. */
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

export interface BackpackFrameLook {
  /** Wide straps with two buckles. */
  comfort?: boolean;
  /** A slim dark frame. */
  light?: boolean;
}

/** Straps, padded back plate and the bent tube that carries the engine. */
export function backpackFrame(
  pen: Pen,
  { comfort = false, light = false }: BackpackFrameLook = {},
): string {
  let svg = pen.tube("M44-440C-40-450-110-380-118-290C-124-210-90-130 20-110", 26, tones.far, {
    highlight: false,
  });
  svg += pen.tube(
    "M60-452C-50-480-134-392-140-290C-146-190-100-100 34-84",
    comfort ? 52 : 34,
    tones.dark,
    { highlight: false },
  );
  svg += pen.rod("M40-444C-48-456-118-380-124-290C-129-206-90-126 16-104", tones.dark.light, 4);
  svg += comfort
    ? pen.flat("M-168-320l57-4 3 40-57 4zM-166-216l56-8 6 38-56 10z", pen.accent.base)
    : pen.flat("M-156-262l44-4 3 40-44 4z", tones.mid.base);
  svg += pen.tube(
    "M120-450C112-512 52-520 44-462C38-420 36-390 42-350C52-286 22-230 20-140C20-50 40-16 90-16H350",
    light ? 20 : 26,
    light ? tones.mid : pen.accent,
  );
  svg += pen.shell(
    "M12-470C2-430 14-380 24-340C30-310 6-250 4-190L-8-196C-18-250-6-300-8-330C-12-380-22-440-6-472C0-482 14-480 12-470z",
    tones.dark,
    { dx: 2 },
  );
  return svg;
}

/** Edge-on fan housing with ribs. */
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

/** Pistol grip with trigger, on a blower's tube. */
export function controlHandle(pen: Pen): string {
  const svg =
    pen.shell(
      "M-330-168C-336-220-330-262-316-290C-308-304-290-302-286-288C-280-258-282-210-280-168z",
      tones.dark,
      {
        dx: -4,
        dy: -4,
      },
    ) +
    pen.shell("M-332-240C-350-236-354-216-344-206C-338-202-334-206-333-212z", pen.accent, {
      dy: -3,
    }) +
    pen.line("M-312-276C-320-250-322-214-320-182", tones.dark.light, 2.4) +
    pen.flat("M-346-174h78v18h-78z", tones.mid.base);
  return svg;
}

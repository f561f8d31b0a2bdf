/** Two-handed handle of brushcutters, in the shaft's frame; x = 0 is the drive. */
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

export function bikeHandleFar(pen: Pen): string {
  return pen.tube(
    "M-480-10C-482-90-500-150-478-200C-468-222-448-232-424-236L-350-244",
    18,
    tones.far,
    { highlight: false },
  );
}

/** @param tone of the tube: steel, or dark if coated */
export function bikeHandle(pen: Pen, tone: Tone = tones.steel): string {
  return (
    pen.shell(
      "M-462-24C-462-32-456-36-448-36H-404C-396-36-390-32-390-24V22C-390 28-396 32-404 32H-448C-456 32-462 28-462 22z",
      tones.dark,
      { dy: -6 },
    ) +
    pen.screw(-444, -2, 6) +
    pen.screw(-408, -2, 6) +
    pen.tube("M-428-30C-430-110-448-176-426-232C-416-258-394-270-366-274L-334-278", 20, tone) +
    pen.shell(
      "M-352-294C-354-300-348-304-340-304L-226-318C-204-320-192-312-192-298C-192-286-200-278-216-276L-280-268C-284-246-294-236-308-238C-318-240-322-250-324-263L-338-262C-346-262-348-268-349-274z",
      tones.dark,
      { dy: -6 },
    ) +
    pen.shell("M-312-264C-312-246-302-236-290-240C-282-244-282-258-280-268z", pen.accent, {
      small: true,
    }) +
    pen.line("M-330-295L-224-308", tones.dark.light, 2) +
    pen.line("M-262-312l4 36M-246-314l4 36M-230-316l4 36", tones.dark.light, 1.4) +
    pen.line("M-334-268C-390-262-406-230-404-180C-402-100-380-24-300-19H-20", INK, 2.6)
  );
}

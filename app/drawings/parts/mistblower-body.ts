/** Frame, fan, engine and tank of a mistblower; base at y = 0, wearer to the left. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

/** Straps, frame and edge-on fan case. */
export function mistblowerFrame(pen: Pen): string {
  let svg = pen.tube("M60-600C-30-600-100-520-104-420C-108-320-70-230 34-210", 26, tones.far, {
    highlight: false,
  });
  svg +=
    pen.tube("M66-620C-36-630-128-540-132-430C-136-310-96-210 40-180", 34, tones.dark, {
      highlight: false,
    }) +
    pen.rod("M44-604C-36-606-112-530-116-430C-120-330-90-240 10-204", tones.dark.light, 4) +
    pen.flat("M-150-402l44-2 1 40-44 2z", tones.mid.base);
  svg += pen.tube(
    "M140-640C128-672 60-676 52-620C40-540 44-470 44-400C44-250 20-180 22-90C24-30 50-2 96-2H360",
    26,
    tones.dark,
  );
  svg += pen.shell(
    "M22-560C10-500 20-430 32-380C40-320 14-260 10-200L-6-206C-14-270 0-330-4-380C-10-440-16-500 4-562C10-572 22-572 22-560z",
    tones.mid,
    { dx: 2 },
  );
  svg +=
    pen.shell(
      "M70-300C70-326 86-340 112-340C150-340 190-330 204-304V-66C200-36 176-24 138-24C94-24 72-40 70-66z",
      tones.grey,
      { dx: -6, dy: -14 },
    ) +
    pen.line("M114-322V-170M136-322V-170M158-320V-170M180-312V-170", tones.grey.shade, 5) +
    pen.line("M92-334V-36", INK, 1.4);
  return svg;
}

/**
 * Fuel tank and engine.
 * @param grille the starter's grille on the side instead of a slotted plate
 */
export function mistblowerEngine(pen: Pen, grille = false): string {
  let svg =
    pen.shell(
      "M204-128H352C362-100 362-74 352-48C344-26 326-14 298-14H206C196-14 196-30 198-46z",
      tones.grey,
      {
        dx: -6,
        dy: -12,
      },
    ) +
    pen.tone("M200-62L358-72C356-56 352-40 344-30C332-20 316-18 298-18H206z", tones.grey.shade) +
    pen.cap(318, -94, 20);
  svg +=
    pen.shell("M196-150H344V-114H196z", tones.mid) + pen.line("M206-138H336M206-126H336", INK, 1.6);
  svg += pen.shell(
    "M198-322C220-346 300-348 340-326C368-308 378-280 378-248L374-172C372-150 356-140 330-140H196z",
    pen.accent,
    {
      dx: -6,
      dy: -13,
      light: pen.tone(
        "M214-314C240-330 300-330 332-312L340-320C304-344 226-342 206-322z",
        pen.accent.light,
      ),
    },
  );
  svg += grille
    ? pen.dot([288, -232], 58, tones.grey.base) +
      pen.ring([288, -232], 36, { width: 30, colour: tones.dark.base, dashes: "8 8.2" }) +
      pen.dot([288, -232], 19, tones.grey.base, 1.4)
    : pen.shell(
        "M236-262C236-276 244-282 258-282H318C330-282 338-276 338-264V-192C338-180 330-174 318-174H258C244-174 236-180 236-192z",
        tones.grey,
        { dx: -5, dy: -10 },
      ) +
      pen.line("M254-260h66M254-242h66M254-224h66", tones.dark.base, 4) +
      pen.screw(287, -194, 9) +
      pen.line("M218-294l-4 30", pen.accent.shade, 5);
  svg +=
    pen.shell("M364-296C394-286 412-258 412-226C412-194 398-170 372-164z", tones.dark, { dx: -5 }) +
    pen.line("M384-276C394-260 398-244 398-226", tones.dark.light, 2.4);
  return svg;
}

/** Translucent chemical tank with level and marks; Y maps heights of a 14 litre tank. */
export function mistblowerTank(pen: Pen, Y: (mm: number) => number): string {
  let svg = pen.shell(
    path`M64 ${Y(-250)}C62 ${Y(-306)} 90 ${Y(-330)} 140 ${Y(-330)}H306C360 ${Y(-330)} 386 ${Y(-300)} 388 ${Y(-250)}L392 ${Y(-96)}C392 ${Y(-50)} 372 ${Y(-22)} 330 ${Y(-8)}L214 ${Y(22)}C190 ${Y(28)} 170 ${Y(22)} 150 ${Y(12)}L96 ${Y(-16)}C72 ${Y(-30)} 64 ${Y(-50)} 64 ${Y(-84)}z`,
    tones.grey,
    {
      dx: -9,
      dy: -16,
      light:
        pen.tone(
          path`M60 ${Y(-190)}C160 ${Y(-202)} 280 ${Y(-176)} 400 ${Y(-190)}V${Y(40)}H60z`,
          tones.grey.shade,
        ) +
        pen.tone(
          path`M60 ${Y(-176)}C160 ${Y(-188)} 280 ${Y(-162)} 372 ${Y(-172)}L376 ${Y(-96)}C374 ${Y(-60)} 356 ${Y(-36)} 322 ${Y(-26)}L210 ${Y(4)}C190 ${Y(8)} 172 ${Y(2)} 154 ${Y(-6)}L100 ${Y(-34)}z`,
          "#dcd7cc",
        ),
    },
  );
  svg +=
    pen.line(
      path`M82 ${Y(-240)}C82 ${Y(-296)} 104 ${Y(-310)} 144 ${Y(-312)}H250`,
      tones.grey.light,
      4,
    ) +
    pen.line(
      path`M352 ${Y(-250)}h22M358 ${Y(-210)}h16M352 ${Y(-170)}h22M358 ${Y(-130)}h16M352 ${Y(-90)}h22`,
      tones.mid.base,
      1.8,
    );
  svg += pen.line(
    path`M150 ${Y(-120)}C150 ${Y(-80)} 172 ${Y(-60)} 196 ${Y(-56)}H300`,
    tones.grey.light,
    2.4,
  );
  svg +=
    pen.shell(
      path`M150 ${Y(-332)}V${Y(-352)}C150 ${Y(-366)} 158 ${Y(-372)} 170 ${Y(-372)}H270C282 ${Y(-372)} 290 ${Y(-366)} 290 ${Y(-352)}V${Y(-332)}z`,
      pen.accent,
      { dy: -9 },
    ) +
    pen.line(
      path`M176 ${Y(-362)}v24M198 ${Y(-362)}v24M220 ${Y(-362)}v24M242 ${Y(-362)}v24M264 ${Y(-362)}v24`,
      pen.accent.shade,
      3,
    );
  return svg;
}

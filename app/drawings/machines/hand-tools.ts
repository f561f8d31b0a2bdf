/** Pictures of hand tools: axes by head, secateurs by form, levers and saws by length. */
import { type Axe, axe } from "../families/axe.ts";
import { fellingLever } from "../families/felling-lever.ts";
import { fellingWedge } from "../families/felling-wedge.ts";
import { hammer } from "../families/hammer.ts";
import { pruningSaw } from "../families/pruning-saw.ts";
import { secateurs } from "../families/secateurs.ts";
import { fileHolder, pocketSharpener } from "../families/sharpeners.ts";
import { socketSet } from "../families/socket-set.ts";
import { type TapeMeasure, tapeMeasure } from "../families/tape-measure.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

/** Handle lengths are drawn but never lettered. */
const AXES: Partial<Record<string, Axe & { name: string }>> = {
  "AX 6": { name: "hatchet", length: 380 },
  "AX 6 P": { name: "hatchet", length: 400 },
  "AX 10": { name: "forestry axe", length: 560, head: "axe" },
  "AX 15 P": { name: "forestry axe", length: 660, head: "axe" },
  "AX 16 S": { name: "forestry axe with a guarded handle", length: 680, head: "axe", sleeve: true },
  "AX 20 PC": {
    name: "splitting axe with a protective sleeve",
    length: 720,
    head: "splitter",
    sleeve: true,
  },
  "AX 30 C": { name: "splitting hammer", length: 780, head: "hammer" },
  "AX 33 CS": {
    name: "splitting hammer with a guarded handle",
    length: 800,
    head: "hammer",
    sleeve: true,
  },
};

export function handToolPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  switch (machine.family) {
    case "hatchets and axes":
    case "splitting tools": {
      const { name, ...options } = AXES[machine.model] ?? {
        name: "axe",
        length: 600,
        head: "axe" as const,
      };
      return { caption: `${name}, side view`, whole: axe({ ...options, accent }) };
    }
    case "secateurs":
      return secateursPictures(machine);
    case "pruning saws":
      return sawPictures(machine);
    case "forestry hand tools":
      return /\blever\b/i.test(machine.model)
        ? leverPictures(machine)
        : { caption: "felling and bucking wedge, side view", whole: fellingWedge({ accent }) };
    case "sharpening tools":
      return /\bfile\b/i.test(machine.model)
        ? {
            caption: "file holder with two round files and a flat file",
            whole: fileHolder({ accent }),
          }
        : { caption: "pocket sharpener, side view", whole: pocketSharpener({ accent }) };
    case "tape measures":
      return tapePictures(machine);
    case "socket sets": {
      const pieces = figureOf(machine, "set_pieces");
      return {
        caption: `${pieces ? `${pieces}-piece ` : ""}socket set in its open case`,
        whole: socketSet({ pieces: measure(machine, "set_pieces"), accent }),
      };
    }
    default:
      return { caption: "engineer's hammer with cross pein, side view", whole: hammer({ accent }) };
  }
}

function secateursPictures(machine: DescribedMachine): Pictures {
  const branch = figureOf(machine, "max_branch_mm");
  const form = machine.model === "PG 25" ? "anvil" : "bypass";
  const options = {
    form,
    pale: machine.model === "PG 10",
    cushioned: hasFeature(machine, /^cushioned grip$/),
    accent: accentOfBrand(machine.brand),
  } as const;
  return {
    caption: `${form} secateurs${branch ? `, branches up to ${branch} mm` : ""}, half open`,
    whole: secateurs(options),
    ...(branch ? { lettered: secateurs({ ...options, branch }) } : {}),
  };
}

function sawPictures(machine: DescribedMachine): Pictures {
  const known = figureOf(machine, "cutting_length_cm");
  const folding = machine.model === "PR 16";
  const blade = known ? known * 10 : 300;
  const whole = pruningSaw({
    blade,
    known: known !== undefined,
    folding,
    accent: accentOfBrand(machine.brand),
  });
  const length = known ? `, ${known} cm blade` : "";
  return {
    caption: `${folding ? "folding" : "curved"} pruning saw${length}, side view`,
    whole,
    pxPerMm: 1,
  };
}

function leverPictures(machine: DescribedMachine): Pictures {
  const metres = figureOf(machine, "length_m");
  const length = metres ? Math.round(metres * 1000) : 800;
  const whole = fellingLever({
    length,
    known: metres !== undefined,
    accent: accentOfBrand(machine.brand),
  });
  return {
    caption: `felling lever with turning hook${metres ? `, ${length / 10} cm long` : ""}, side view`,
    whole,
    pxPerMm: 0.42,
  };
}

function tapePictures(machine: DescribedMachine): Pictures {
  const metres = figureOf(machine, "length_m");
  const width = measure(machine, "blade_width_mm");
  const options: TapeMeasure = {
    metres: measure(machine, "length_m") ?? 5,
    ...(width ? { width } : {}),
    form: machine.model.startsWith("PowerLock") ? "metal" : "rubber",
    accent: accentOfBrand(machine.brand),
  };
  return {
    caption: `tape measure${metres ? `, ${metres} m` : ""}, blade pulled out a little`,
    whole: tapeMeasure(options),
    ...(metres ? { lettered: tapeMeasure({ ...options, label: `${metres} m` }) } : {}),
  };
}

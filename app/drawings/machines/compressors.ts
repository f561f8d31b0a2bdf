/** Pictures of compressors: tanks of true volume, horizontal or vertical. */
import { type Compressor, compressor } from "../families/compressor.ts";
import { uprightCompressor } from "../families/upright-compressor.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, type Pictures } from "./pictures.ts";

const STANDING = new Set(["FatMax TAB 230/10/50VW"]);
const SILENT = new Set(["FatMax S 244/8/6"]);

/** Tank volume where no figure gives one, litres; not lettered. */
const USUAL_LITRES = 24;

export function compressorPictures(machine: DescribedMachine): Pictures {
  const litres = figureOf(machine, "volume_l");
  const bar = figureOf(machine, "max_pressure_bar") ?? figureOf(machine, "pressure_bar");
  const standing = STANDING.has(machine.model);
  const draw = standing ? uprightCompressor : compressor;
  const options: Compressor = {
    litres: litres ?? USUAL_LITRES,
    silent: SILENT.has(machine.model) || /silent/i.test(machine.model),
    accent: accentOfBrand(machine.brand),
  };
  const labels = {
    ...(litres ? { volume: `${litres} L` } : {}),
    ...(bar ? { pressure: `${bar} bar` } : {}),
  };
  const tank = litres ? `, ${litres} litre ${standing ? "standing " : ""}tank` : "";
  return {
    caption: `air compressor${tank}, side view`,
    whole: draw(options),
    ...(litres || bar ? { lettered: draw({ ...options, ...labels }) } : {}),
  };
}

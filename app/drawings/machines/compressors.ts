/** Compressors: tanks of true volume, lying or standing. */
import { type Compressor, compressor } from "../families/compressor.ts";
import { uprightCompressor } from "../families/upright-compressor.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figure, type Pictures } from "./pictures.ts";

const STANDING = new Set(["FatMax TAB 230/10/50VW"]);
const SILENT = new Set(["FatMax S 244/8/6"]);

/** Tank to draw where no fact gives one, in litres; it is not lettered. */
const USUAL_LITRES = 24;

export function compressorPictures(machine: DescribedMachine): Pictures {
  const litres = figure(machine, "tank_l");
  const bar = figure(machine, "max_pressure_bar") ?? figure(machine, "pressure_bar");
  const standing = STANDING.has(machine.model);
  const draw = standing ? uprightCompressor : compressor;
  const figures: Compressor = {
    litres: litres ?? USUAL_LITRES,
    silent: SILENT.has(machine.model) || /silent/i.test(machine.model),
    accent: accentOfBrand(machine.brand),
  };
  const labels = { ...(litres ? { volume: `${litres} L` } : {}), ...(bar ? { pressure: `${bar} bar` } : {}) };
  const tank = litres ? `, ${litres} litre ${standing ? "standing " : ""}tank` : "";
  return {
    seen: `air compressor${tank}, side view`,
    whole: draw(figures),
    ...(litres || bar ? { lettered: draw({ ...figures, ...labels }) } : {}),
  };
}

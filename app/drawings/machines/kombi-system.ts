/** Pictures of the KombiSystem: engines with and without an attachment, and attachments alone. */
import { type KombiTool, kombi, multiEngine } from "../families/kombi.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf, engineSizeOf } from "./drive-look.ts";
import { figureOf, type Pictures } from "./pictures.ts";
import { POWER_NAMES, powerTypeOf } from "./power.ts";

const ATTACHMENTS: Partial<Record<string, { tool: KombiTool; caption: string }>> = {
  "BF-KM": { tool: "tiller", caption: "tiller attachment" },
  "BG-KM": { tool: "blower", caption: "blower attachment" },
  "FCB-KM": { tool: "edger", caption: "edger attachment" },
  "FS-KM": { tool: "trimmer", caption: "trimmer attachment with line head" },
  "HT-KM": { tool: "pruner", caption: "pole pruner attachment" },
  "HL-KM 145": { tool: "hedge", caption: "hedge trimmer attachment" },
};

/**
 * Pictures of a KombiSystem product.
 * @returns null for an attachment without a drawing
 */
export function kombiPictures(machine: DescribedMachine): Pictures | null {
  if (machine.family === "MultiEngines")
    return {
      caption: "petrol MultiEngine with tiller, side view",
      whole: multiEngine(driveLookOf(machine)),
    };
  const attachment = ATTACHMENTS[machine.model];
  if (attachment) {
    const bar = figureOf(machine, "bar_length_cm");
    return {
      caption: `${attachment.caption}${bar ? `, ${bar} cm guide bar` : ""}, side view`,
      whole: kombi({ tool: attachment.tool, ...(bar ? { bar } : {}) }),
    };
  }
  if (machine.family === "combi attachments") return null;
  const engine = powerTypeOf(machine);
  const half = {
    engine,
    look: driveLookOf(machine),
    size: engine === "petrol" ? engineSizeOf(machine) : 1,
    barrier: engine === "petrol",
  };
  return {
    caption: `${POWER_NAMES[engine]} KombiEngine with loop handle, side view`,
    whole: kombi(half),
    inUse: {
      drawable: kombi({ ...half, tool: engine === "petrol" ? "tiller" : "hedge" }),
      caption: `KombiEngine drawn apart from a ${engine === "petrol" ? "tiller" : "hedge trimmer"} attachment`,
    },
  };
}

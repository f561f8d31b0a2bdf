/** KombiSystem: engines alone and with an attachment, attachments alone. */
import { type KombiTool, kombi, multiEngine } from "../families/kombi.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf, engineSizeOf } from "./drive-look.ts";
import { figure, type Pictures } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

const ATTACHMENTS: Partial<Record<string, { tool: KombiTool; seen: string }>> = {
  "BF-KM": { tool: "tiller", seen: "tiller attachment" },
  "BG-KM": { tool: "blower", seen: "blower attachment" },
  "FCB-KM": { tool: "edger", seen: "edger attachment" },
  "FS-KM": { tool: "trimmer", seen: "trimmer attachment with line head" },
  "HT-KM": { tool: "pruner", seen: "pole pruner attachment" },
  "HL-KM 145": { tool: "hedge", seen: "hedge trimmer attachment" },
};

/** @returns null for an attachment that is not drawn. */
export function kombiPictures(machine: DescribedMachine): Pictures | null {
  if (machine.subcategory === "MultiEngines")
    return { seen: "petrol MultiEngine with tiller, side view", whole: multiEngine(driveLookOf(machine)) };
  const attachment = ATTACHMENTS[machine.model];
  if (attachment) {
    const bar = figure(machine, "bar_length_cm");
    return {
      seen: `${attachment.seen}${bar ? `, ${bar} cm guide bar` : ""}, side view`,
      whole: kombi({ tool: attachment.tool, ...(bar ? { bar } : {}) }),
    };
  }
  if (machine.subcategory === "combi attachments") return null;
  const engine = drivePowerOf(machine);
  const half = {
    engine,
    look: driveLookOf(machine),
    size: engine === "petrol" ? engineSizeOf(machine) : 1,
    barrier: engine === "petrol",
  };
  return {
    seen: `${POWER_NAMES[engine]} KombiEngine with loop handle, side view`,
    whole: kombi(half),
    inUse: {
      drawable: kombi({ ...half, tool: engine === "petrol" ? "tiller" : "hedge" }),
      seen: `KombiEngine drawn apart from a ${engine === "petrol" ? "tiller" : "hedge trimmer"} attachment`,
    },
  };
}

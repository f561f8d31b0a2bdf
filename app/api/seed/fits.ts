/** Reads from an accessory's features which machines it says it fits: "Fits SE 33", "For FS 55 to FS 250". */
import type { Machine } from "./machine.ts";

interface Model {
  series: string;
  number: number;
}

const MODEL = /\b([A-Z]{2,4}) (\d+)\b/;

function toModel(text: string): Model | null {
  const match = MODEL.exec(text);
  return match?.[1] && match[2] ? { series: match[1], number: Number(match[2]) } : null;
}

/** "MS 210 to 250", "RE 80 X to RE 110": both ends belong to it. */
const RANGE = /\b([A-Z]{2,4}) (\d+)[ A-Z-]* to (?:([A-Z]{2,4}) )?(\d+)/g;

const CLAIM = /^(?:Fits|For|Used on the|Tap-feed head for) (.*)$/;

/** True where the accessory's own words name the machine, alone or within a range of models. */
export function namesMachine(accessory: Machine, machine: Machine): boolean {
  const model = toModel(machine.model);
  if (!model || machine.brand !== accessory.brand) return false;
  return [...accessory.features, accessory.summary.replace(/\.$/, "")].some((feature) => {
    const claim = CLAIM.exec(feature)?.[1];
    if (!claim) return false;
    for (const [, series, from, otherSeries, to] of claim.matchAll(RANGE)) {
      const sameSeries = series === model.series && (otherSeries ?? series) === series;
      if (sameSeries && model.number >= Number(from) && model.number <= Number(to)) return true;
    }
    return claim
      .replace(RANGE, "")
      .split(/,| and /)
      .map(toModel)
      .some((named) => named?.series === model.series && named.number === model.number);
  });
}

/** Batteries and machines of one system fit each other; the system is named in their features. */
const SYSTEM = /\b(AS|AK|AP)(?: \d+\w*)? (?:battery|tool|tools|range|packs?)\b/;

/** `AS`, `AK` or `AP`; null when the words do not say. */
export function batterySystemOf(machine: Machine): string | null {
  if (machine.brand !== "STIHL") return null;
  if (machine.subcategory === "batteries") return /^(AS|AK|AP) /.exec(machine.model)?.[1] ?? null;
  if (machine.power_type !== "battery") return null;
  return SYSTEM.exec([machine.summary, ...machine.features].join("; "))?.[1] ?? null;
}

const PITCH = /^(3\/8 inch P|1\/4 inch P|3\/8 inch|\.325 inch|\.404 inch) pitch$/;

/** A chain's or bar's pitch as the saws' facts write it, for example `3/8" P`; null when not said. */
export function pitchOf(accessory: Machine): string | null {
  for (const feature of accessory.features) {
    const pitch = PITCH.exec(feature)?.[1];
    if (pitch) return pitch.replace(" inch", '"');
  }
  return null;
}

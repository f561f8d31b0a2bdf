/**
 * Pictures of drills, hammers, grinders and shredders: trim by manufacturer, battery by capacity.
 */
import { angleGrinder } from "../families/angle-grinder.ts";
import { comboKit } from "../families/combo-kit.ts";
import { type Drill, drill } from "../families/drill.ts";
import type { Trim } from "../families/drill-parts.ts";
import { type ImpactDrill, impactDrill } from "../families/impact-drill.ts";
import { rotaryHammer } from "../families/rotary-hammer.ts";
import { shredder } from "../families/shredder.ts";
import type { Accent } from "../pen/tones.ts";
import { accentOf } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

const TRIMS: Partial<Record<string, Trim>> = {
  Bosch: "front",
  DeWalt: "half",
  "Black+Decker": "front",
};

const KINDS: Partial<Record<string, NonNullable<Drill["kind"]>>> = {
  "cordless hammer drills": "hammer",
  "cordless drill drivers": "drill",
  "cordless impact drivers": "impact",
};

const NAMES = {
  hammer: "cordless hammer drill",
  drill: "cordless drill driver",
  impact: "cordless impact driver",
};

/** Impact drills sold without an auxiliary handle. */
const WITHOUT_HANDLE = new Set(["GSB 500 RE", "GSB 13 RE"]);

/** Brushless models whose features do not mention it. */
const BRUSHLESS = new Set(["DCD778M2T", "DCD7781D2"]);

/** Tools whose 12 V battery slides on under the foot, according to their specifications. */
const SLIDE_TOOL = /\b(TD110D|DF333D|HP333D)\b/;

export function powerToolPictures(machine: DescribedMachine): Pictures {
  const accent: Accent = accentOf(machine);
  const kind = KINDS[machine.family];
  if (kind) return drillPictures(machine, kind, accent);
  if (machine.family === "combo kits") {
    const volts = measure(machine, "voltage_v") === 12 ? 12 : 18;
    const slide = hasFeature(machine, SLIDE_TOOL);
    const inCase = hasFeature(machine, /\bcase\b/)
      ? machine.brand === "DeWalt"
        ? "dark"
        : "accent"
      : undefined;
    const whole = comboKit({
      ...{ volts, slide, accent, hammer: hasFeature(machine, /hammer|combi drill/) },
      trim: TRIMS[machine.brand] ?? "inlay",
      ...(inCase ? { inCase } : {}),
    });
    const crate = inCase ? ", with their case" : "";
    return {
      caption: `kit of a cordless drill, an impact driver and two batteries${crate}, side view`,
      whole,
    };
  }
  if (machine.family === "impact drills") return impactDrillPictures(machine, accent);
  if (machine.family === "garden shredders")
    return {
      caption: "electric garden shredder on its wheeled stand, side view",
      whole: shredder({ roller: hasFeature(machine, /roller/), accent }),
    };
  return machine.family === "angle grinders"
    ? { caption: "angle grinder with auxiliary handle, side view", whole: angleGrinder({ accent }) }
    : {
        caption: "rotary hammer with auxiliary handle and depth rod, side view",
        whole: rotaryHammer({ straight: machine.brand === "Bosch", accent }),
      };
}

function drillPictures(
  machine: DescribedMachine,
  kind: NonNullable<Drill["kind"]>,
  accent: Accent,
): Pictures {
  const volts = figureOf(machine, "voltage_v");
  const metres = figureOf(machine, "length_m");
  const options: Drill = {
    kind,
    volts: measure(machine, "voltage_v") === 12 ? 12 : 18,
    slide: hasFeature(machine, /slide battery/),
    capacity: measure(machine, "battery_capacity_ah") ?? 2,
    accent,
    trim: TRIMS[machine.brand] ?? "inlay",
    brushless: hasFeature(machine, /brushless/) || BRUSHLESS.has(machine.model),
    ...(metres ? { length: metres * 1000 } : {}),
  };
  return {
    caption: `${NAMES[kind]}${volts ? `, ${volts} V` : ""}, side view`,
    whole: drill(options),
    ...(volts ? { lettered: drill({ ...options, label: `${volts} V` }) } : {}),
  };
}

function impactDrillPictures(machine: DescribedMachine, accent: Accent): Pictures {
  const chuck = figureOf(machine, "chuck_mm");
  const watts = measure(machine, "power_w");
  const options: ImpactDrill = {
    accent,
    handled: !WITHOUT_HANDLE.has(machine.model),
    ...(watts ? { watts } : {}),
  };
  return {
    caption: `corded impact drill${chuck ? `, ${chuck} mm chuck` : ""}, side view`,
    whole: impactDrill(options),
    ...(chuck ? { lettered: impactDrill({ ...options, label: `${chuck} mm` }) } : {}),
  };
}

/** Drills, hammers, grinders and shredders: each maker its trim, each battery its size. */
import { angleGrinder } from "../families/angle-grinder.ts";
import { comboKit } from "../families/combo-kit.ts";
import { type Drill, drill } from "../families/drill.ts";
import type { Trim } from "../families/drill-parts.ts";
import { type ImpactDrill, impactDrill } from "../families/impact-drill.ts";
import { rotaryHammer } from "../families/rotary-hammer.ts";
import { shredder } from "../families/shredder.ts";
import { measured } from "../parts/measured.ts";
import type { Accent } from "../pen/tones.ts";
import { accentOf } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figure, measure, type Pictures, says } from "./pictures.ts";

const TRIMS: Partial<Record<string, Trim>> = { Bosch: "front", DeWalt: "half", "Black+Decker": "front" };

const KINDS: Partial<Record<string, NonNullable<Drill["kind"]>>> = {
  "cordless hammer drills": "hammer",
  "cordless drill drivers": "drill",
  "cordless impact drivers": "impact",
};

const NAMES = { hammer: "cordless hammer drill", drill: "cordless drill driver", impact: "cordless impact driver" };

/** Impact drills that are small enough to be sold without an auxiliary handle. */
const WITHOUT_HANDLE = new Set(["GSB 500 RE", "GSB 13 RE"]);

/** Brushless, though their features do not say so. */
const BRUSHLESS = new Set(["DCD778M2T", "DCD7781D2"]);

/** Tools whose own facts say that their 12 V battery slides on under the foot. */
const SLIDE_TOOL = /\b(TD110D|DF333D|HP333D)\b/;

export function powerToolPictures(machine: DescribedMachine): Pictures {
  const accent: Accent = accentOf(machine);
  const kind = KINDS[machine.subcategory];
  if (kind) return drillPictures(machine, kind, accent);
  if (machine.subcategory === "combo kits") {
    const volts = measure(machine, "voltage_v") === 12 ? 12 : 18;
    const slide = says(machine, SLIDE_TOOL);
    const inCase = says(machine, /\bcase\b/) ? (machine.brand === "DeWalt" ? "dark" : "accent") : undefined;
    const whole = comboKit({
      ...{ volts, slide, accent, hammer: says(machine, /hammer|combi drill/) },
      trim: TRIMS[machine.brand] ?? "inlay",
      ...(inCase ? { inCase } : {}),
    });
    const crate = inCase ? ", with their case" : "";
    return { seen: `kit of a cordless drill, an impact driver and two batteries${crate}, side view`, whole };
  }
  if (machine.subcategory === "impact drills") return impactDrillPictures(machine, accent);
  if (machine.subcategory === "garden shredders")
    return {
      seen: "electric garden shredder on its wheeled stand, side view",
      whole: shredder({ roller: says(machine, /roller/), accent }),
    };
  return machine.subcategory === "angle grinders"
    ? { seen: "angle grinder with auxiliary handle, side view", whole: angleGrinder({ accent }) }
    : {
        seen: "rotary hammer with auxiliary handle and depth rod, side view",
        whole: rotaryHammer({ accent }),
      };
}

function drillPictures(machine: DescribedMachine, kind: NonNullable<Drill["kind"]>, accent: Accent): Pictures {
  const volts = figure(machine, "voltage_v");
  const metres = figure(machine, "length_m");
  const figures: Drill = {
    kind,
    volts: measure(machine, "voltage_v") === 12 ? 12 : 18,
    slide: says(machine, /slide battery/),
    capacity: measure(machine, "battery_capacity_ah") ?? 2,
    accent,
    trim: TRIMS[machine.brand] ?? "inlay",
    brushless: says(machine, /brushless/) || BRUSHLESS.has(machine.model),
    ...(metres ? { length: metres * 1000 } : {}),
  };
  const lettered = volts ? drill({ ...figures, label: `${volts} V` }) : drill(figures);
  return {
    seen: `${NAMES[kind]}${volts ? `, ${volts} V` : ""}, side view`,
    whole: drill(figures),
    ...(volts || metres ? { lettered: measured(lettered) } : {}),
  };
}

function impactDrillPictures(machine: DescribedMachine, accent: Accent): Pictures {
  const chuck = figure(machine, "chuck_mm");
  const watts = measure(machine, "power_w");
  const figures: ImpactDrill = { accent, handled: !WITHOUT_HANDLE.has(machine.model), ...(watts ? { watts } : {}) };
  return {
    seen: `corded impact drill${chuck ? `, ${chuck} mm chuck` : ""}, side view`,
    whole: impactDrill(figures),
    ...(chuck ? { lettered: impactDrill({ ...figures, label: `${chuck} mm` }) } : {}),
  };
}

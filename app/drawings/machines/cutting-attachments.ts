/** Pictures of chains, bars and mowing heads, distinguished by name and figures. */
import { looseGuideBar } from "../families/loose-guide-bar.ts";
import { type MowingHead, mowingHead } from "../families/mowing-head.ts";
import { type SawChain, sawChain } from "../families/saw-chain.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, type Pictures } from "./pictures.ts";

/** Chain pitch in mm by the first digit of a STIHL chain's name. */
const PITCHES: Partial<Record<string, number>> = { "2": 8.25, "3": 9.5, "6": 9.3, "7": 6.35 };

/** Pixels per mm, equal for all chains, so that more links make a longer loop. */
const CHAIN_SCALE = 0.9;

export function chainPictures(machine: DescribedMachine): Pictures {
  const links = figureOf(machine, "drive_links");
  const gauge = figureOf(machine, "gauge_mm");
  const pitch = PITCHES[machine.model.charAt(0)] ?? 9.5;
  const options: SawChain = {
    links: links ?? 60,
    pitch,
    ...(gauge ? { gauge } : {}),
    chisel:
      hasFeature(machine, /^full-chisel/) || /\b[RP]S\d?\b/.test(machine.model) ? "full" : "semi",
    ramps: /M3\b/.test(machine.model),
  };
  return {
    caption: `saw chain laid out as a loop${links ? `, ${links} drive links` : ""}`,
    whole: sawChain(options),
    pxPerMm: CHAIN_SCALE,
  };
}

export function barPictures(machine: DescribedMachine): Pictures {
  const known = figureOf(machine, "bar_length_cm");
  const hard = machine.model.startsWith("Duromatic");
  const light = machine.model.includes("Light");
  const slim = machine.model.includes("Mini") || machine.model.includes("Light 01");
  const whole = looseGuideBar({
    length: known ?? 40,
    known: known !== undefined,
    half: hard ? 36 : slim ? 25 : 31,
    nose: hard ? "hard" : "sprocket",
    light,
  });
  return {
    caption: `${hard ? "hard-nose" : "sprocket-nose"} guide bar${known ? `, ${known} cm` : ""}, side view`,
    whole,
    pxPerMm: 0.78,
  };
}

/** Drawn diameter of each body, mm; never lettered. */
const BODIES: Partial<Record<string, number>> = {
  "AutoCut C 3-2": 96,
  "AutoCut C 6-2": 108,
  "SuperCut 20-2": 122,
  "AutoCut 46-2": 150,
  "PolyCut 28-2": 118,
};

const FEEDS: Partial<Record<string, NonNullable<MowingHead["feed"]>>> = {
  SuperCut: "automatic",
  TrimCut: "manual",
  PolyCut: "blades",
};

const FEED_NAMES = {
  tap: "mowing head with tap feed",
  automatic: "mowing head with automatic feed",
  manual: "mowing head with wing nut, line fed by hand",
  blades: "mowing head with plastic blades",
};

export function headPictures(machine: DescribedMachine): Pictures {
  const feed = FEEDS[machine.model.split(" ")[0] ?? ""] ?? "tap";
  const diameter = BODIES[machine.model] ?? 130;
  return {
    caption: `${FEED_NAMES[feed]}, side view`,
    whole: mowingHead({
      diameter,
      feed,
      quick: / C /.test(machine.model),
      accent: accentOfBrand(machine.brand),
    }),
  };
}

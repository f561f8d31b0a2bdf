/** The categories of the catalogue and the lists across them: the one table of their slugs. */
import type { Machine } from "./machine.ts";

export interface CategorySeed {
  slug: string;
  name: string;
  description: string;
}

/** In the order of the dealer's own list; the number beside each in the database is its place here. */
export const CATEGORIES: CategorySeed[] = [
  {
    slug: "chainsaws",
    name: "Chainsaws",
    description: "Petrol, electric and battery saws for pruning, firewood and felling.",
  },
  {
    slug: "brushcutters",
    name: "Brushcutters",
    description: "Grass trimmers, brushcutters and clearing saws for plots, paddy banks and plantations.",
  },
  {
    slug: "hedge-trimmers",
    name: "Hedge Trimmers",
    description: "Double-sided and long-reach trimmers for hedges and shrubs.",
  },
  {
    slug: "pole-pruners",
    name: "Pole Pruners",
    description: "Saws and pruners on a pole, for branches that are out of reach.",
  },
  {
    slug: "blowers",
    name: "Blowers",
    description: "Handheld and backpack blowers, and shredder vacs that take leaves in.",
  },
  {
    slug: "kombisystem-multisystem",
    name: "KombiSystem & MultiSystem",
    description: "One engine, many attachments: trim, cut, blow and till with the same drive.",
  },
  {
    slug: "power-weeders",
    name: "Power Weeders",
    description: "Tillers and weeders that break the ground between rows.",
  },
  {
    slug: "lawn-mowers",
    name: "Lawn Mowers",
    description: "Petrol, electric and battery mowers with a grass catcher.",
  },
  {
    slug: "mulching-lawn-mowers",
    name: "Mulching Lawn Mowers",
    description: "Mowers that chop the grass fine and return it to the lawn.",
  },
  {
    slug: "mistblowers",
    name: "Mistblowers",
    description: "Knapsack mistblowers that carry a fine spray into tall crops.",
  },
  { slug: "sprayers", name: "Sprayers", description: "Hand, knapsack and battery sprayers for garden and field." },
  {
    slug: "water-pumps",
    name: "Water Pumps",
    description: "Pumps for irrigation, for draining pits and for clean or dirty water.",
  },
  {
    slug: "vacuums",
    name: "Vacuum Cleaners",
    description: "Stick, handheld and wet and dry vacuums for home, workshop and site.",
  },
  {
    slug: "pressure-washers",
    name: "Pressure Washers",
    description: "Cold-water washers for vehicles, yards and buildings.",
  },
  { slug: "earth-augers", name: "Earth Augers", description: "Drills for planting holes and fence posts." },
  {
    slug: "sweeping-machines",
    name: "Sweeping Machines",
    description: "Push and battery sweepers for yards, paths and halls.",
  },
  { slug: "engines", name: "Engines", description: "General-purpose engines for pumps, tillers and generating sets." },
  {
    slug: "compressors",
    name: "Compressors",
    description: "Portable and wheeled compressors for tyres, spraying and nailing.",
  },
  { slug: "cut-off-machines", name: "Cut-Off Machines", description: "Cut-off saws for concrete, stone and steel." },
  {
    slug: "hand-tools",
    name: "Hand Tools",
    description: "Axes, secateurs, saws, measures and the tools of the forest.",
  },
  { slug: "power-tools", name: "Power Tools", description: "Drills, drivers, grinders and garden shredders." },
  {
    slug: "accessories",
    name: "Accessories",
    description: "Chains, bars, batteries, mowing heads, filters and cases that fit the machines.",
  },
  { slug: "robotic-mowers", name: "Robotic Mowers", description: "Mowers that keep a lawn short on their own." },
];

/** The facts' own name for a category, where it is not the slug. */
export function categorySlugOf(machine: Machine): string {
  return machine.category === "vacuum-cleaners" ? "vacuums" : machine.category;
}

export interface CollectionSeed extends CategorySeed {
  holds: (machine: Machine) => boolean;
}

const inCategories =
  (...slugs: string[]) =>
  (machine: Machine) =>
    slugs.includes(categorySlugOf(machine));
const inSubcategories =
  (...names: string[]) =>
  (machine: Machine) =>
    names.includes(machine.subcategory);

const outdoor = inCategories(
  "chainsaws",
  "brushcutters",
  "hedge-trimmers",
  "pole-pruners",
  "blowers",
  "kombisystem-multisystem",
  "power-weeders",
  "lawn-mowers",
  "mulching-lawn-mowers",
  "robotic-mowers",
  "mistblowers",
  "sprayers",
  "water-pumps",
  "pressure-washers",
  "earth-augers",
  "sweeping-machines",
  "engines",
  "cut-off-machines",
);

const garden = inCategories(
  "brushcutters",
  "hedge-trimmers",
  "pole-pruners",
  "lawn-mowers",
  "mulching-lawn-mowers",
  "robotic-mowers",
  "power-weeders",
  "sprayers",
);

const gardenHandTools = inSubcategories("secateurs", "pruning saws", "garden shredders", "garden pumps");

/** Indoor machines whose cards on the all-categories page also lead to the store room. */
const kept = inCategories("vacuums", "compressors", "hand-tools");

const professional = inSubcategories(
  "clearing saws",
  "backpack blowers",
  "backpack brushcutters",
  "petrol cut-off saws",
  "battery cut-off saws",
  "concrete chainsaws",
  "petrol tillers",
  "two-man augers",
  "one-man augers",
  "trash pumps",
  "professional pressure washers",
  "petrol pressure washers",
  "safety vacuums",
  "rotary hammers",
  "backpack batteries",
  "top-handle saws",
  "top-handle chainsaws",
);

/** A saw of this power or more is sold for daily work. */
const PROFESSIONAL_SAW_KW = 2.6;

const strongSaw = (machine: Machine) =>
  machine.category === "chainsaws" &&
  typeof machine.facts.power_kw === "number" &&
  machine.facts.power_kw >= PROFESSIONAL_SAW_KW;

/** Lists that a machine can be in beside its category. What is on sale is known from its prices and needs no list. */
export const COLLECTIONS: CollectionSeed[] = [
  { slug: "outdoor", name: "Outdoor", description: "Every machine that works in the open.", holds: outdoor },
  {
    slug: "outdoor-equipment",
    name: "Outdoor Equipment",
    description: "Machines and accessories for yard, plantation and site.",
    holds: (machine) => outdoor(machine) || machine.subcategory === "tool storage",
  },
  {
    slug: "garden",
    name: "Garden",
    description: "Machines and tools that keep a garden in shape.",
    holds: (machine) => garden(machine) || gardenHandTools(machine),
  },
  {
    slug: "gardening",
    name: "Gardening",
    description: "Mow, trim, prune, till and water.",
    holds: (machine) => garden(machine) || gardenHandTools(machine) || machine.category === "blowers",
  },
  {
    slug: "professional",
    name: "Professional",
    description: "Machines built for a full day's work, every day.",
    holds: (machine) => professional(machine) || strongSaw(machine),
  },
  { slug: "deals", name: "Deals", description: "Machines at a reduced price.", holds: () => false },
  {
    slug: "storage",
    name: "Storage",
    description: "Cases and boxes for your tools, and the machines that stand in our store room.",
    holds: (machine) => machine.subcategory === "tool storage" || outdoor(machine) || kept(machine),
  },
  {
    slug: "combo-kits",
    name: "Combo Kits",
    description: "Several tools with their batteries and charger in one set.",
    holds: (machine) =>
      inSubcategories("combo kits", "socket sets")(machine) || /\b(kit|set)\b/i.test(machine.features.join(" ")),
  },
];

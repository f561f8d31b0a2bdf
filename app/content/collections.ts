/** Title and lead of the listings that menus and pages lead to; a list not named here is titled by the catalogue. */

export interface CollectionText {
  title: string;
  /** One or two sentences under the title, also the page's description for search engines. */
  description: string;
}

const texts: Record<string, CollectionText> = {
  chainsaws: {
    title: "Chainsaws",
    description:
      "Saws for pruning, firewood and felling: petrol for long days, battery where noise matters, mains for the yard. Bars of known length are drawn to one scale.",
  },
  brushcutters: {
    title: "Brushcutters",
    description:
      "Trimmers for edges, brushcutters for bunds and rubber rows, clearing saws for scrub. Line, knife or blade: choose the machine for what grows.",
  },
  "hedge-trimmers": {
    title: "Hedge Trimmers",
    description:
      "Double-sided and long-reach trimmers for hibiscus, ixora and boundary hedges, with petrol, battery or mains.",
  },
  "pole-pruners": {
    title: "Pole Pruners",
    description:
      "A small saw on a long pole, for jackfruit and mango branches, nutmeg and roadside trees, with both feet on the ground.",
  },
  blowers: {
    title: "Blowers",
    description:
      "Hand-held and backpack blowers for courtyards, drives and plantation floors, and vacuum shredders that take leaves in.",
  },
  "kombisystem-multisystem": {
    title: "KombiSystem & MultiSystem",
    description:
      "One engine and the attachments you need: trim, cut, prune, blow and till without buying a motor for each job.",
  },
  "power-weeders": {
    title: "Power Weeders",
    description: "Tillers and weeders for vegetable beds, tapioca and the ground between rows.",
  },
  "lawn-mowers": {
    title: "Lawn Mowers",
    description:
      "Push and self-propelled mowers with a catcher. Choose the cutting width by the lawn and the drive by the slope.",
  },
  "mulching-lawn-mowers": {
    title: "Mulching Lawn Mowers",
    description: "Mowers that chop the grass fine and leave it on the lawn as feed: nothing to empty, less to water.",
  },
  "robotic-mowers": {
    title: "Robotic Mowers",
    description: "Mowers that cut a little every day, keep off the beds and go back to their dock by themselves.",
  },
  mistblowers: {
    title: "Mistblowers",
    description: "Knapsack mistblowers carry a fine spray up into pepper vines, cardamom, arecanut and fruit trees.",
  },
  sprayers: {
    title: "Sprayers",
    description: "Hand, knapsack and battery sprayers for the kitchen garden and the field.",
  },
  "water-pumps": {
    title: "Water Pumps",
    description: "Pumps to irrigate, to empty a pit and to move dirty water, from a garden pump to a trash pump.",
  },
  vacuums: {
    title: "Vacuums",
    description: "Stick, hand-held and wet and dry vacuums for the house, the workshop and the building site.",
  },
  "pressure-washers": {
    title: "Pressure Washers",
    description: "Cold-water washers for cars, terraces, cattle sheds and machines, with mains, battery or petrol.",
  },
  "earth-augers": {
    title: "Earth Augers",
    description: "Drills for planting holes and fence posts, for one person or two.",
  },
  "sweeping-machines": {
    title: "Sweeping Machines",
    description:
      "Push and battery sweepers for yards, paths and halls: faster than a broom, and the dust stays in the box.",
  },
  engines: {
    title: "Engines",
    description: "General-purpose engines for pumps, tillers, cutters and generating sets.",
  },
  compressors: {
    title: "Compressors",
    description: "Portable and wheeled compressors for tyres, paint and nails.",
  },
  "cut-off-machines": {
    title: "Cut-Off Machines",
    description: "Cut-off saws for concrete, granite and steel, on the site and in the yard.",
  },
  "hand-tools": {
    title: "Hand Tools",
    description: "Axes, secateurs, pruning saws, tape measures and the tools of the forest.",
  },
  "power-tools": {
    title: "Power Tools",
    description: "Drills, impact drivers, rotary hammers, grinders and garden shredders.",
  },
  accessories: {
    title: "Accessories",
    description: "Chains, bars, mowing heads, batteries, filters and oils, with the machines they fit.",
  },
  outdoor: {
    title: "Outdoor",
    description: "Every machine that works in the open, from a grass trimmer to a clearing saw.",
  },
  "outdoor-equipment": {
    title: "Outdoor Equipment",
    description: "Machines for yard, plantation and site, and what they are kept in.",
  },
  garden: {
    title: "Garden",
    description: "What keeps a house plot in shape: mow, trim, prune, till and spray.",
  },
  gardening: {
    title: "Gardening",
    description: "Machines and hand tools for beds, hedges, lawns and fruit trees.",
  },
  professional: {
    title: "Professional",
    description:
      "Machines built for a full day’s work, every day: strong saws, clearing saws, backpack blowers, cut-off saws.",
  },
  deals: {
    title: "Deals",
    description: "Machines at a reduced price while the offer lasts. Ask a branch for today’s quote.",
  },
  storage: {
    title: "Storage",
    description: "Cases and boxes for tools, and the machines that stand in our store room.",
  },
  "combo-kits": {
    title: "Combo Kits",
    description: "Several tools in one set, with what drives them.",
  },
  "petrol-chainsaws": {
    title: "Petrol Chainsaws",
    description:
      "From a light saw for firewood to one that fells and mills. Bars of known length are drawn to one scale.",
  },
  "pole-saws": {
    title: "Pole Saws",
    description: "Saws on a pole, petrol and battery, for branches that a ladder should not be put under.",
  },
  "top-handle-saws": {
    title: "Top-Handle Saws",
    description: "Short saws for trained climbers, held from above for work in the tree.",
  },
  "chainsaw-chains": {
    title: "Chainsaw Chains",
    description: "Chains by pitch, gauge and number of links. All three must match the bar and the saw.",
  },
  "chainsaw-bars": {
    title: "Chainsaw Bars",
    description: "Guide bars by length, pitch and groove, with the saws they fit.",
  },
  "petrol-brushcutters": {
    title: "Petrol Brushcutters",
    description: "The everyday machine of bunds, rubber rows and roadsides, with line head or knife.",
  },
  "electric-brushcutters": {
    title: "Electric Brushcutters",
    description: "Trimmers and brushcutters on a cable, for plots within reach of a socket.",
  },
  "battery-brushcutters": {
    title: "Battery Brushcutters",
    description: "Quiet machines for houses, schools and hospitals; one battery serves the whole family of tools.",
  },
  "petrol-blowers": {
    title: "Petrol Blowers",
    description: "Hand-held and backpack blowers that work all day away from a socket.",
  },
  "backpack-blowers": {
    title: "Backpack Blowers",
    description:
      "The strongest blowers, carried on the shoulders: for long drives, school grounds and plantation floors.",
  },
  "petrol-pressure-washers": {
    title: "Petrol Pressure Washers",
    description: "Washers that need no socket, for lorries, cattle sheds and building sites.",
  },
  "surface-cleaners": {
    title: "Surface Cleaners",
    description: "A spinning bar under a hood cleans terraces and tiles evenly and keeps the walls dry.",
  },
  "petrol-lawn-mowers": {
    title: "Petrol Lawn Mowers",
    description: "Push and self-propelled mowers for larger lawns, with a catcher.",
  },
  "electric-drills": {
    title: "Electric Drills",
    description: "Drills, hammer drills and rotary hammers for wood, steel, brick and concrete.",
  },
  "impact-drivers": {
    title: "Impact Drivers",
    description: "Short drivers that turn long screws without wrenching the wrist.",
  },
  "tape-measures": {
    title: "Tape Measures",
    description: "Steel tapes for the pocket and the site.",
  },
  "handheld-vacuums": {
    title: "Handheld Vacuums",
    description: "Small vacuums for the car, the stairs and the workbench.",
  },
  "cordless-vacuums": {
    title: "Cordless Vacuums",
    description: "Vacuums on a battery, from a hand-held to one for the building site.",
  },
  "cordless-stick-vacuums": {
    title: "Cordless Stick Vacuums",
    description: "Light vacuums on a stick for daily cleaning without a cable.",
  },
  "pet-vacuums": {
    title: "Pet Vacuums",
    description: "Vacuums with a brush that lifts hair out of cushions and carpets.",
  },
  "replacement-filters": {
    title: "Replacement Filters",
    description: "Filters and bags for vacuums and washers. A clean filter gives the suction back.",
  },
};

/** Null where the catalogue's own name and description have to do. */
export function findCollectionText(slug: string): CollectionText | null {
  return Object.hasOwn(texts, slug) ? (texts[slug] ?? null) : null;
}

export function listCollectionSlugs(): string[] {
  return Object.keys(texts);
}

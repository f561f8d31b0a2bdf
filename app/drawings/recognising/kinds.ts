/** The kinds of machine that can be drawn, and the words by which the trade calls them. */
import type { DescribedMachine } from "../machines/described-machine.ts";

export type Power = "petrol" | "battery" | "corded" | "manual";

type Facts = Readonly<Partial<Record<string, number>>>;

export interface Kind {
  /** How people call it, in small letters and the singular; several names with "|". */
  names: string;
  category: DescribedMachine["category"];
  /** The drawings' kind within the category: one, or one for each power it may have. */
  kind: string | Partial<Record<Power, string>>;
  /** Which fact the size of its tank, bag or container is. */
  volume?: string;
  /** What has to be known for this drawing to be the right one; `says` looks for words in the features, in small letters. */
  needs?: (facts: Facts, says: (words: RegExp) => boolean) => boolean;
  /** Words beside which it is another machine. */
  not?: RegExp;
}

/** A pump of so little displacement is carried by hand, and no figure of its ports is needed. */
const CARRIED_CC = 50;
const isKnownPump = ({ connection_inch = 0, displacement_cc = Infinity }: Facts) =>
  connection_inch >= 1 || displacement_cc <= CARRIED_CC;

const isToolPack = (facts: Facts) => (facts.voltage_v ?? 0) <= 60 && (facts.battery_capacity_ah ?? 0) <= 15;
/** A pack that is carried on the back. */
const CARRIED_PACK = /carrying system|backpack|harness/;
const PUMPS = /submersible|open ?well|bore ?well|mono ?block|booster|circulat|diesel|drum|fuel|solar|vacuum/;

export const KINDS: Kind[] = [
  {
    names: "chainsaw|chain saw",
    category: "chainsaws",
    kind: { petrol: "petrol chainsaws", battery: "cordless chainsaws", corded: "electric chainsaws" },
    not: /\bmini\b|manual|pneumatic/,
  },
  {
    names: "top handle saw|top handle chainsaw|arborist saw",
    category: "chainsaws",
    kind: { petrol: "top-handle saws", battery: "top-handle chainsaws" },
  },
  {
    names: "concrete chainsaw|concrete chain saw",
    category: "cut-off-machines",
    kind: { petrol: "concrete chainsaws" },
  },
  {
    names: "brushcutter|brush cutter",
    category: "brushcutters",
    kind: { petrol: "petrol brushcutters", battery: "cordless brushcutters", corded: "electric brushcutters" },
  },
  {
    names: "backpack brushcutter|backpack brush cutter|back pack brush cutter",
    category: "brushcutters",
    kind: { petrol: "backpack brushcutters" },
  },
  { names: "clearing saw", category: "brushcutters", kind: { petrol: "clearing saws", battery: "clearing saws" } },
  {
    names: "grass trimmer|line trimmer|string trimmer|strimmer",
    category: "brushcutters",
    kind: { petrol: "grass trimmers", battery: "cordless grass trimmers", corded: "electric grass trimmers" },
  },
  {
    names: "hedge trimmer|hedge cutter",
    category: "hedge-trimmers",
    kind: { petrol: "petrol hedge trimmers", battery: "cordless hedge trimmers", corded: "electric hedge trimmers" },
    not: /manual/,
  },
  {
    names: "long reach hedge trimmer|long reach hedge cutter|pole hedge trimmer",
    category: "hedge-trimmers",
    kind: { petrol: "long-reach hedge trimmers", battery: "long-reach hedge trimmers" },
  },
  { names: "shrub shear|grass and shrub shear", category: "hedge-trimmers", kind: { battery: "shrub shears" } },
  {
    names: "pole pruner|pole saw|pole chainsaw",
    category: "pole-pruners",
    kind: { petrol: "petrol pole pruners", battery: "cordless pole pruners" },
    not: /manual/,
  },
  {
    names: "garden pruner|mini chainsaw|mini chain saw|pruning chainsaw",
    category: "pole-pruners",
    kind: { battery: "garden pruners" },
  },
  {
    names: "cordless secateur|battery secateur|electric secateur|electric pruner|battery pruner",
    category: "pole-pruners",
    kind: { battery: "cordless secateurs" },
  },
  {
    names: "blower|leaf blower|handheld blower|hand held blower|garden blower",
    category: "blowers",
    kind: { petrol: "handheld blowers", battery: "handheld blowers", corded: "electric blowers" },
    not: /roots|centrifugal|furnace|inflat|snow/,
  },
  {
    names: "backpack blower|back pack blower|knapsack blower",
    category: "blowers",
    kind: { petrol: "backpack blowers", battery: "backpack blowers" },
  },
  {
    names: "vacuum shredder|shredder vac|leaf vacuum|blower vac",
    category: "blowers",
    kind: { petrol: "vacuum shredders", battery: "vacuum shredders", corded: "vacuum shredders" },
    volume: "container_l",
  },
  {
    names: "tiller|mini tiller|rotary tiller|garden tiller|cultivator",
    category: "power-weeders",
    kind: { petrol: "petrol tillers" },
    not: /tractor|diesel|power tiller/,
    needs: ({ weight_kg = 0, power_hp = 0 }) => weight_kg <= 160 && power_hp <= 10,
  },
  {
    names: "power weeder|row weeder|paddy weeder|inter cultivator",
    category: "power-weeders",
    kind: { petrol: "power weeders" },
    not: /diesel/,
  },
  {
    names: "lawn mower|lawnmower|grass mower",
    category: "lawn-mowers",
    kind: { petrol: "petrol lawn mowers", battery: "cordless lawn mowers", corded: "electric lawn mowers" },
    volume: "container_l",
    not: /ride|riding|tractor|reel|cylinder|hover|manual|push/,
  },
  {
    names: "mulching mower|mulching lawn mower",
    category: "mulching-lawn-mowers",
    kind: { petrol: "mulching mowers", battery: "mulching mowers" },
  },
  {
    names: "robotic mower|robot mower|robotic lawn mower|robot lawn mower|robotic lawnmower",
    category: "robotic-mowers",
    kind: { battery: "robotic mowers" },
  },
  {
    names: "mistblower|mist blower|mist duster",
    category: "mistblowers",
    kind: { petrol: "knapsack mistblowers" },
    volume: "tank_capacity_l",
  },
  {
    names: "knapsack sprayer|backpack sprayer|back pack sprayer",
    category: "sprayers",
    kind: { manual: "knapsack sprayers", battery: "battery knapsack sprayers" },
    volume: "tank_capacity_l",
  },
  {
    names: "hand sprayer|pressure sprayer|garden sprayer",
    category: "sprayers",
    kind: { manual: "manual sprayers", battery: "battery sprayers" },
    volume: "tank_capacity_l",
    not: /power|htp|engine/,
  },
  {
    names: "water pump|pump set|pumpset|engine pump|irrigation pump",
    category: "water-pumps",
    kind: { petrol: "petrol water pumps" },
    not: PUMPS,
    needs: isKnownPump,
  },
  {
    names: "trash pump|sludge pump|dirty water pump",
    category: "water-pumps",
    kind: { petrol: "trash pumps" },
    not: PUMPS,
    needs: ({ connection_inch = 0 }) => connection_inch >= 1,
  },
  {
    names: "garden pump|jet pump|self priming pump|surface pump",
    category: "water-pumps",
    kind: { corded: "garden pumps" },
    not: PUMPS,
  },
  {
    names: "wet and dry vacuum|wet and dry vacuum cleaner|wet dry vacuum|wet & dry vacuum cleaner|wet & dry vacuum",
    category: "vacuum-cleaners",
    kind: { corded: "wet and dry vacuums", battery: "cordless site vacuums" },
    volume: "container_l",
  },
  {
    names: "handheld vacuum|hand vacuum|handheld vacuum cleaner|car vacuum cleaner",
    category: "vacuum-cleaners",
    kind: { battery: "handheld vacuums" },
    volume: "container_l",
  },
  {
    names: "stick vacuum|stick vacuum cleaner|cordless vacuum cleaner",
    category: "vacuum-cleaners",
    kind: { battery: "stick vacuums" },
  },
  {
    names: "pressure washer|high pressure washer|high pressure cleaner|car washer|car pressure washer",
    category: "pressure-washers",
    kind: {
      petrol: "petrol pressure washers",
      corded: "cold water pressure washers",
      battery: "cordless pressure washers",
    },
    not: /hot water|steam|diesel/,
  },
  {
    names: "earth auger|earth drill|post hole digger|pit digger|soil auger",
    category: "earth-augers",
    kind: { petrol: "one-man augers", battery: "battery earth augers" },
    not: /tractor|manual/,
  },
  {
    names: "sweeper|push sweeper|sweeping machine|floor sweeper",
    category: "sweeping-machines",
    kind: { manual: "manual sweepers", battery: "battery sweepers" },
    volume: "container_l",
    not: /ride|road|chimney/,
  },
  {
    names: "petrol engine|general purpose engine",
    category: "engines",
    kind: { petrol: "four-stroke engines" },
    needs: ({ displacement_cc = 0 }) => displacement_cc >= 60 && displacement_cc <= 500,
    not: /outboard|diesel|two stroke|2 stroke/,
  },
  {
    names: "four stroke engine|4 stroke engine",
    category: "engines",
    kind: { petrol: "four-stroke engines" },
    needs: ({ displacement_cc = 100 }) => displacement_cc <= 500,
    not: /outboard|diesel/,
  },
  {
    names: "air compressor|compressor",
    category: "compressors",
    kind: { corded: "portable air compressors" },
    volume: "tank_l",
    needs: ({ tank_l = 0 }) => tank_l >= 6 && tank_l <= 100,
    not: /screw|tyre inflator|refrigerat|bore ?well|diesel/,
  },
  {
    names: "cut off saw|cut off machine|concrete cutter|power cutter|disc cutter",
    category: "cut-off-machines",
    kind: { petrol: "petrol cut-off saws", battery: "battery cut-off saws" },
    not: /chop|floor|tile/,
  },
  {
    names: "cordless drill|drill driver|cordless drill driver|cordless screwdriver drill|battery drill",
    category: "power-tools",
    kind: { battery: "cordless drill drivers" },
  },
  {
    names: "cordless hammer drill|cordless impact drill",
    category: "power-tools",
    kind: { battery: "cordless hammer drills" },
  },
  {
    names: "impact driver|cordless impact driver",
    category: "power-tools",
    kind: { battery: "cordless impact drivers" },
  },
  {
    names: "impact drill|drill machine|electric drill",
    category: "power-tools",
    kind: { corded: "impact drills" },
    not: /magnetic|pillar|bench|rotary|mixer/,
  },
  {
    names: "rotary hammer|rotary hammer drill",
    category: "power-tools",
    kind: { corded: "rotary hammers" },
    not: /demolition|breaker/,
  },
  { names: "angle grinder", category: "power-tools", kind: { corded: "angle grinders" } },
  { names: "garden shredder|branch shredder", category: "power-tools", kind: { corded: "garden shredders" } },
  { names: "hatchet|axe|splitting axe|forestry axe|felling axe", category: "hand-tools", kind: "hatchets and axes" },
  {
    names: "secateur|pruning shear|hand pruner",
    category: "hand-tools",
    kind: "secateurs",
    not: /cordless|battery|electric/,
  },
  { names: "pruning saw|folding saw|hand pruning saw", category: "hand-tools", kind: "pruning saws" },
  { names: "tape measure|measuring tape", category: "hand-tools", kind: "tape measures" },
  { names: "saw chain|chainsaw chain|chain saw chain", category: "accessories", kind: "saw chains" },
  { names: "guide bar|chainsaw bar|chain saw bar|chainsaw guide bar", category: "accessories", kind: "guide bars" },
  { names: "mowing head|trimmer head|brushcutter head|tap and go", category: "accessories", kind: "mowing heads" },
  { names: "mowing line|trimmer line|nylon line|nylon cutting line", category: "accessories", kind: "mowing line" },
  { names: "cut off wheel|cutting wheel|cutting disc|diamond wheel", category: "accessories", kind: "cut-off wheels" },
  {
    names: "battery|battery pack|lithium battery|lithium ion battery|rechargeable battery|power tool battery",
    category: "accessories",
    kind: "batteries",
    needs: (facts, says) => isToolPack(facts) || says(CARRIED_PACK),
    not: /inverter|car|tubular|ups|tractor|solar|backpack/,
  },
  {
    names: "battery charger|charger|fast charger",
    category: "accessories",
    kind: "chargers",
    not: /car|inverter|solar/,
  },
  {
    names: "chain oil|two stroke oil|2 stroke oil|2t oil|engine oil|bar oil",
    category: "accessories",
    kind: "oils and lubricants",
    volume: "container_l",
  },
  {
    names: "hammer drill",
    category: "power-tools",
    kind: { corded: "impact drills", battery: "cordless hammer drills" },
    not: /demolition|breaker|rotary/,
  },
  { names: "two man auger|two man earth auger", category: "earth-augers", kind: { petrol: "two-man augers" } },
  {
    names: "professional pressure washer|commercial pressure washer|industrial pressure washer",
    category: "pressure-washers",
    kind: { corded: "professional pressure washers", petrol: "petrol pressure washers" },
    not: /hot water|steam/,
  },
  {
    names: "portable pressure cleaner|cordless pressure cleaner|battery pressure cleaner",
    category: "pressure-washers",
    kind: { battery: "portable pressure cleaners" },
  },
  {
    names: "kombiengine|combi engine|kombi engine",
    category: "kombisystem-multisystem",
    kind: { petrol: "KombiEngines", battery: "battery combi engines" },
  },
  {
    names: "safety vacuum|dust extractor|site vacuum",
    category: "vacuum-cleaners",
    kind: { corded: "safety vacuums", battery: "cordless site vacuums" },
    volume: "container_l",
  },
  { names: "pet vacuum", category: "vacuum-cleaners", kind: { battery: "pet vacuums" }, volume: "container_l" },
  {
    names: "multiengine|multi engine",
    category: "kombisystem-multisystem",
    kind: { petrol: "MultiEngines" },
  },
  {
    names: "combi attachment|kombi attachment|kombitool|kombi tool",
    category: "kombisystem-multisystem",
    kind: "combi attachments",
  },
  {
    names: "high pressure hose|washing brush|rotary washing brush|foam nozzle",
    category: "accessories",
    kind: "pressure washer accessories",
    not: /hydraulic|spray pump/,
  },
  {
    names: "filter bag|paper filter bag|dust bag|washable filter|water filter",
    category: "accessories",
    kind: "replacement filters",
    not: /purif|drinking|kitchen|aqua|\b(?:ro|uv|fuel|oil|tea)\b/,
  },
  { names: "backpack battery", category: "accessories", kind: "backpack batteries" },
  { names: "socket set|socket wrench set", category: "hand-tools", kind: "socket sets" },
  {
    names: "hammer|cross pein hammer|engineer hammer|fitter hammer",
    category: "hand-tools",
    kind: { manual: "hammers" },
    not: /claw|sledge|club|ball|rubber|demolition|breaker|rotary|drill|jack|power tool/,
    needs: ({ power_w, voltage_v }) => power_w === undefined && voltage_v === undefined,
  },
  {
    names: "felling lever|felling wedge|bucking wedge|felling and bucking wedge",
    category: "hand-tools",
    kind: "forestry hand tools",
  },
  {
    names: "sharpener|pocket sharpener|file holder",
    category: "hand-tools",
    kind: "sharpening tools",
    not: /bench|electric|knife|pencil|drill|grinder/,
  },
  {
    names: "combo kit|combi kit",
    category: "power-tools",
    kind: { battery: "combo kits" },
    needs: (_, says) => says(/\b(?:combi|hammer)? ?drill\b/) && says(/impact driver/),
  },
  { names: "surface cleaner", category: "accessories", kind: "surface cleaners" },
  { names: "tool case|tool box|toolbox", category: "accessories", kind: "tool storage" },
];

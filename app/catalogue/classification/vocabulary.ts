/** The names of machines and spares: the one vocabulary that classifies products. */
import type { PowerType, SpareType } from "../product.ts";

/** The power types that machines look different with. */
export type DrawnPowerType = Exclude<PowerType, "diesel"> | "manual";

export interface Kind {
  /** Kinds of one group are compatible: a brushcutter may be listed under grass trimmers. */
  group: string;
  /** Lower case, singular, without hyphens. */
  names: readonly string[];
  /** The family of its drawing: one, or one for each power type; null where it is not drawn. */
  family: Family;
  /** Words that exclude this machine. */
  not: RegExp | null;
  /** Null for a machine. */
  spareType: SpareType | null;
}

type Family = string | Partial<Record<DrawnPowerType, string>> | null;
/** Names separated by "|", the family, and words that make it another machine. */
type KindRow = readonly [names: string, family?: Family, not?: RegExp];

/** The group of accessories. */
export const ACCESSORIES = "accessories";

const PUMPS =
  /submersible|open ?well|bore ?well|mono ?block|booster|circulat|diesel|drum|fuel|solar|vacuum/;

/** By group. */
const MACHINES: Readonly<Record<string, readonly KindRow[]>> = {
  chainsaws: [
    [
      "chainsaw|chain saw",
      { petrol: "petrol chainsaws", cordless: "cordless chainsaws", corded: "electric chainsaws" },
      /\bmini\b|manual|pneumatic/,
    ],
    [
      "top handle saw|top handle chainsaw|arborist saw",
      { petrol: "top-handle saws", cordless: "top-handle chainsaws" },
    ],
  ],
  "cut-off-machines": [
    ["concrete chainsaw|concrete chain saw", { petrol: "concrete chainsaws" }],
    [
      "cut off saw|cut off machine|concrete cutter|power cutter|disc cutter",
      { petrol: "petrol cut-off saws", cordless: "battery cut-off saws" },
      /chop|floor|tile/,
    ],
  ],
  brushcutters: [
    [
      "brushcutter|brush cutter",
      {
        petrol: "petrol brushcutters",
        cordless: "cordless brushcutters",
        corded: "electric brushcutters",
      },
    ],
    [
      "backpack brushcutter|backpack brush cutter|back pack brush cutter",
      { petrol: "backpack brushcutters" },
    ],
    ["clearing saw", { petrol: "clearing saws", cordless: "clearing saws" }],
    [
      "grass trimmer|line trimmer|string trimmer|strimmer",
      {
        petrol: "grass trimmers",
        cordless: "cordless grass trimmers",
        corded: "electric grass trimmers",
      },
    ],
  ],
  "hedge-trimmers": [
    [
      "hedge trimmer|hedge cutter",
      {
        petrol: "petrol hedge trimmers",
        cordless: "cordless hedge trimmers",
        corded: "electric hedge trimmers",
      },
      /manual/,
    ],
    [
      "long reach hedge trimmer|long reach hedge cutter|pole hedge trimmer",
      { petrol: "long-reach hedge trimmers", cordless: "long-reach hedge trimmers" },
    ],
    ["shrub shear|grass and shrub shear", { cordless: "shrub shears" }],
  ],
  "pole-pruners": [
    [
      "pole pruner|pole saw|pole chainsaw",
      { petrol: "petrol pole pruners", cordless: "cordless pole pruners" },
      /manual/,
    ],
    ["garden pruner|mini chainsaw|mini chain saw|pruning chainsaw", { cordless: "garden pruners" }],
    [
      "cordless secateur|battery secateur|electric secateur|electric pruner|battery pruner",
      { cordless: "cordless secateurs" },
    ],
  ],
  blowers: [
    [
      "blower|leaf blower|handheld blower|hand held blower|garden blower",
      { petrol: "handheld blowers", cordless: "handheld blowers", corded: "electric blowers" },
      /roots|centrifugal|furnace|inflat|snow/,
    ],
    [
      "backpack blower|back pack blower|knapsack blower",
      { petrol: "backpack blowers", cordless: "backpack blowers" },
    ],
    [
      "vacuum shredder|shredder vac|leaf vacuum|blower vac",
      { petrol: "vacuum shredders", cordless: "vacuum shredders", corded: "vacuum shredders" },
    ],
  ],
  "power-weeders": [
    [
      "tiller|mini tiller|rotary tiller|garden tiller|cultivator",
      { petrol: "petrol tillers" },
      /tractor|diesel|power tiller/,
    ],
    [
      "power weeder|row weeder|paddy weeder|inter cultivator",
      { petrol: "power weeders" },
      /diesel/,
    ],
  ],
  "lawn-mowers": [
    [
      "lawn mower|lawnmower|grass mower",
      {
        petrol: "petrol lawn mowers",
        cordless: "cordless lawn mowers",
        corded: "electric lawn mowers",
      },
      /ride|riding|tractor|reel|cylinder|hover|manual|push/,
    ],
  ],
  "mulching-lawn-mowers": [
    [
      "mulching mower|mulching lawn mower",
      { petrol: "mulching mowers", cordless: "mulching mowers" },
    ],
  ],
  "robotic-mowers": [
    [
      "robotic mower|robot mower|robotic lawn mower|robot lawn mower|robotic lawnmower",
      { cordless: "robotic mowers" },
    ],
  ],
  mistblowers: [["mistblower|mist blower|mist duster", { petrol: "knapsack mistblowers" }]],
  sprayers: [
    [
      "knapsack sprayer|backpack sprayer|back pack sprayer",
      { manual: "knapsack sprayers", cordless: "battery knapsack sprayers" },
    ],
    [
      "hand sprayer|pressure sprayer|garden sprayer",
      { manual: "manual sprayers", cordless: "battery sprayers" },
      /power|htp|engine/,
    ],
  ],
  "water-pumps": [
    [
      "water pump|pump set|pumpset|engine pump|irrigation pump",
      { petrol: "petrol water pumps" },
      PUMPS,
    ],
    ["trash pump|sludge pump|dirty water pump", { petrol: "trash pumps" }, PUMPS],
    ["garden pump|jet pump|self priming pump|surface pump", { corded: "garden pumps" }, PUMPS],
  ],
  "vacuum-cleaners": [
    [
      "wet and dry vacuum|wet and dry vacuum cleaner|wet dry vacuum|wet & dry vacuum cleaner|wet & dry vacuum",
      { corded: "wet and dry vacuums", cordless: "cordless site vacuums" },
    ],
    [
      "handheld vacuum|hand vacuum|handheld vacuum cleaner|car vacuum cleaner",
      { cordless: "handheld vacuums" },
    ],
    ["stick vacuum|stick vacuum cleaner|cordless vacuum cleaner", { cordless: "stick vacuums" }],
    [
      "safety vacuum|dust extractor|site vacuum",
      { corded: "safety vacuums", cordless: "cordless site vacuums" },
    ],
    ["pet vacuum", { cordless: "pet vacuums" }],
  ],
  "pressure-washers": [
    [
      "pressure washer|high pressure washer|high pressure cleaner|car washer|car pressure washer",
      {
        petrol: "petrol pressure washers",
        corded: "cold water pressure washers",
        cordless: "cordless pressure washers",
      },
      /hot water|steam|diesel/,
    ],
    [
      "professional pressure washer|commercial pressure washer|industrial pressure washer",
      { corded: "professional pressure washers", petrol: "petrol pressure washers" },
      /hot water|steam/,
    ],
    [
      "portable pressure cleaner|cordless pressure cleaner|battery pressure cleaner",
      { cordless: "portable pressure cleaners" },
    ],
  ],
  "earth-augers": [
    [
      "earth auger|earth drill|post hole digger|pit digger|soil auger",
      { petrol: "one-man augers", cordless: "battery earth augers" },
      /tractor|manual/,
    ],
    ["two man auger|two man earth auger", { petrol: "two-man augers" }],
  ],
  "sweeping-machines": [
    [
      "sweeper|push sweeper|sweeping machine|floor sweeper",
      { manual: "manual sweepers", cordless: "battery sweepers" },
      /ride|road|chimney/,
    ],
  ],
  engines: [
    [
      "petrol engine|general purpose engine",
      { petrol: "petrol engines" },
      /outboard|diesel|two stroke|2 stroke/,
    ],
    ["four stroke engine|4 stroke engine", { petrol: "four-stroke engines" }, /outboard|diesel/],
  ],
  compressors: [
    [
      "air compressor|compressor",
      { corded: "portable air compressors" },
      /screw|tyre inflator|refrigerat|bore ?well|diesel/,
    ],
  ],
  "power-tools": [
    [
      "cordless drill|drill driver|cordless drill driver|cordless screwdriver drill|battery drill",
      { cordless: "cordless drill drivers" },
    ],
    ["cordless hammer drill|cordless impact drill", { cordless: "cordless hammer drills" }],
    ["impact driver|cordless impact driver", { cordless: "cordless impact drivers" }],
    [
      "impact drill|drill machine|electric drill",
      { corded: "impact drills" },
      /magnetic|pillar|bench|rotary|mixer/,
    ],
    ["rotary hammer|rotary hammer drill", { corded: "rotary hammers" }, /demolition|breaker/],
    ["angle grinder", { corded: "angle grinders" }],
    ["garden shredder|branch shredder", { corded: "garden shredders" }],
    [
      "hammer drill",
      { corded: "impact drills", cordless: "cordless hammer drills" },
      /demolition|breaker|rotary/,
    ],
    ["combo kit|combi kit", { cordless: "combo kits" }],
  ],
  "hand-tools": [
    ["hatchet|axe|splitting axe|forestry axe|felling axe", "hatchets and axes"],
    ["secateur|pruning shear|hand pruner", "secateurs", /cordless|battery|electric/],
    ["pruning saw|folding saw|hand pruning saw", "pruning saws"],
    ["tape measure|measuring tape", "tape measures"],
    ["socket set|socket wrench set", "socket sets"],
    [
      "hammer|cross pein hammer|engineer hammer|fitter hammer",
      { manual: "hammers" },
      /claw|sledge|club|ball|rubber|demolition|breaker|rotary|drill|jack|power tool/,
    ],
    ["felling lever|felling wedge|bucking wedge|felling and bucking wedge", "forestry hand tools"],
    [
      "sharpener|pocket sharpener|file holder",
      "sharpening tools",
      /bench|electric|knife|pencil|drill|grinder/,
    ],
  ],
  accessories: [
    ["cut off wheel|cutting wheel|cutting disc|diamond wheel", "cut-off wheels"],
    ["tool case|tool box|toolbox", "tool storage"],
    ["brush knife|brush knives", "brush knives"],
    ["auger bit|auger drill bit", "auger bits"],
    ["safety helmet|eye protection|work glove|safety trouser|safety boot", "protective wear"],
  ],
  "kombisystem-multisystem": [
    [
      "kombiengine|combi engine|kombi engine",
      { petrol: "KombiEngines", cordless: "battery combi engines" },
    ],
    ["multiengine|multi engine", { petrol: "MultiEngines" }],
    ["combi attachment|kombi attachment|kombitool|kombi tool", "combi attachments"],
  ],
};

/** By type. The first in a text applies: a charger is for batteries, a bar for chains. */
const SPARES: Record<SpareType, readonly KindRow[]> = {
  chargers: [["battery charger|charger|fast charger", "chargers", /car|inverter|solar/]],
  batteries: [
    [
      "battery|battery pack|lithium battery|lithium ion battery|rechargeable battery|power tool battery",
      "batteries",
      /inverter|car|tubular|ups|tractor|solar|backpack/,
    ],
    ["backpack battery", "backpack batteries"],
  ],
  "guide bars": [["guide bar|chainsaw bar|chain saw bar|chainsaw guide bar", "guide bars"]],
  "saw chains": [["saw chain|chainsaw chain|chain saw chain", "saw chains"], ["chain loop"]],
  "mowing line": [["mowing line|trimmer line|nylon line|nylon cutting line", "mowing line"]],
  "mowing heads": [
    ["mowing head|trimmer head|brushcutter head|tap and go", "mowing heads"],
    ["line head|cutting head|grass blade|brush blade|saw blade|grass knife|brush knife|saw knife"],
  ],
  filters: [
    [
      "filter bag|paper filter bag|dust bag|washable filter|water filter",
      "replacement filters",
      /purif|drinking|kitchen|aqua|\b(?:ro|uv|fuel|oil|tea)\b/,
    ],
    ["filter"],
  ],
  hoses: [["high pressure hose", "pressure washer accessories", /hydraulic|spray pump/], ["hose"]],
  oils: [
    ["chain oil|two stroke oil|2 stroke oil|2t oil|engine oil|bar oil", "oils and lubricants"],
    ["oil|lubricant"],
  ],
  "washing tools": [
    [
      "washing brush|rotary washing brush|foam nozzle",
      "pressure washer accessories",
      /hydraulic|spray pump/,
    ],
    ["surface cleaner", "surface cleaners"],
    ["washer accessory|nozzle"],
  ],
};

export const SPARE_TYPES = Object.keys(SPARES) as SpareType[];

const toKinds = (
  rows: readonly KindRow[],
  group: string,
  spareType: SpareType | null = null,
): Kind[] =>
  rows.map(([names, family = null, not = null]) => ({
    names: names.split("|"),
    group,
    family,
    not,
    spareType,
  }));

export const KINDS = [
  ...Object.entries(MACHINES).flatMap(([group, rows]) => toKinds(rows, group)),
  ...SPARE_TYPES.flatMap((type) => toKinds(SPARES[type], ACCESSORIES, type)),
];

export interface Name {
  name: string;
  kind: Kind;
}

const BY_FIRST_WORD = Map.groupBy(
  KINDS.flatMap((kind) => kind.names.map((name): Name => ({ name, kind }))),
  ({ name }) => name.split(" ")[0] ?? "",
);

/** The names that occur in a normalised text as whole words. */
export function namesIn(text: string): Name[] {
  const padded = ` ${text} `;
  const begun = [...new Set(text.split(" "))].flatMap((word) => BY_FIRST_WORD.get(word) ?? []);
  return begun.filter(({ name }) => padded.includes(` ${name} `));
}

const familiesOf = ({ family }: Kind) =>
  typeof family === "string" ? [family] : Object.values(family ?? {});
const GROUPS = new Map(
  KINDS.flatMap((kind) => familiesOf(kind).map((family) => [family, kind.group] as const)),
);

/** The group of a family; undefined for a family of another version. */
export function groupOf(family: string): string | undefined {
  return GROUPS.get(family);
}

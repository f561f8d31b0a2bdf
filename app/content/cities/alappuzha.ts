/** The towns of Alappuzha district. */
import type { CityText } from "./city-text.ts";

export const alappuzha: Record<string, CityText> = {
  alappuzha: {
    terrain: "coast",
    lead: "Canals, coir and coconut on a strip of sand, and behind it rice fields that lie lower than the sea.",
    ground:
      "There is no stone in Alappuzha: west of the canals everything is beach sand, east of them peat and clay. Kuttanad’s fields are ringed by bunds and kept dry by pumps. Salt air reaches a long way inland and is hard on steel, starters and plugs.",
    work: "Bund sides are cut from a boat or from the crest. Coconut gardens need little mowing but much clearing of fronds and husks. Houseboat owners wash decks daily. Whoever works here should rinse a machine with fresh water at night and oil what is bare.",
    crops: ["coconut", "paddy below sea level", "lotus and fodder", "backyard vegetables"],
    machines: [
      {
        label: "Water pumps",
        href: "/collections/water-pumps",
        why: "For ponds, cellars and small polders beside the big punja pumps.",
      },
      {
        label: "Pressure washers",
        href: "/collections/pressure-washers",
        why: "Salt and algae come off decks and jetties without a brush.",
      },
      {
        label: "Grass trimmers",
        href: "/collections/grass-trimmers",
        why: "Sand swallows knives; a line head cuts down to it and loses nothing.",
      },
    ],
    road: "There is no branch in the district. The road over the fields through Changanassery is the shortest, and the finest.",
  },
  chengannur: {
    terrain: "lowland",
    lead: "Railway town between the Pampa and the Achankovil, on soil that both rivers have left behind.",
    ground:
      "The flood plain gives Chengannur its deep brown loam and takes its price in some Augusts. Paddy lies low, coconut and banana stand on the levees, and the older houses are on rises that have stayed dry. Sugar cane was once grown for jaggery along the Pampa and is still seen here and there.",
    work: "Everything grows fast on river silt: a lawn wants cutting weekly in the rains and grass along a fence is waist-high after a month away. Many owners work abroad and have their plots looked after by neighbours, so machines must be simple to start and hard to spoil.",
    crops: ["paddy", "banana", "coconut", "sugar cane", "yam"],
    machines: [
      {
        label: "Lawn mowers",
        href: "/collections/lawn-mowers",
        why: "Level ground and rich grass: a mower with a catcher pays for itself here.",
      },
      {
        label: "Brushcutters",
        href: "/collections/brushcutters",
        why: "For the plot that was last cut before the holidays.",
      },
      {
        label: "Water pumps",
        href: "/collections/water-pumps",
        why: "To empty wells and sumps after a flood, before the cleaning can begin.",
      },
    ],
    road: "Changanassery lies straight up the M.C. Road, past Thiruvalla; the head office is not much farther, east by Aranmula and Kozhencherry.",
  },
  mavelikkara: {
    terrain: "lowland",
    lead: "The heart of Onattukara, a sandy plain that takes three crops in a year.",
    ground:
      "Onattukara’s soil is grey sand with a little loam: light to work, quick to dry, hungry for manure. After two crops of rice farmers sow sesame, which the district is known for. Around the houses are coconut, tubers and old temple groves; along the Achankovil there are brick-red flood banks.",
    work: "Light soil suits light machines. A small tiller goes through it in one pass, a weeder keeps the rows of tuber crops open, and nobody needs a heavy engine to dig. Grass in coconut gardens is thin and wiry and grows in tufts round the trunks.",
    crops: ["paddy", "sesame", "coconut", "yam and colocasia", "pulses"],
    machines: [
      {
        label: "Power weeders",
        href: "/collections/power-weeders",
        why: "Three sowings a year mean three times opening the ground; sand makes it easy.",
      },
      {
        label: "Battery sprayers",
        href: "/collections/battery-sprayers",
        why: "For pulses and vegetables in rows, without pumping by hand all morning.",
      },
      {
        label: "Grass trimmers",
        href: "/collections/grass-trimmers",
        why: "A line head goes round a palm trunk and leaves the bark whole.",
      },
    ],
    road: "East by way of Pandalam and on towards the hills; Adoor’s branch is on the way, the head office half an hour farther.",
  },
  kayamkulam: {
    terrain: "coast",
    lead: "Coconut town by the backwater, where the highway meets the road to Punalur.",
    ground:
      "From the lake to the railway the ground is flat sand, planted with coconut wall to wall; palm breeding has been studied here for decades. Farther in the sand turns loamy and rice and sesame follow each other. Water stands a metre down and in the rains a good deal higher.",
    work: "A coconut garden gives work all year: fronds to cut up, husk to heap, basins round the palms to open and mulch. Root wilt means felling sick palms before they fall, and a palm trunk, wet and full of fibre, blunts a chain faster than any timber.",
    crops: ["coconut", "sesame", "paddy", "banana", "fodder grass"],
    machines: [
      {
        label: "Petrol chainsaws",
        href: "/collections/petrol-chainsaws",
        why: "Palm trunks need a sharp full-chisel chain and a file in the pocket.",
      },
      {
        label: "Garden shredders",
        href: "/collections/garden-shredders",
        why: "Fronds become mulch for the palm they fell from.",
      },
      {
        label: "Sprayers",
        href: "/collections/sprayers",
        why: "For young palms and nurseries, with a lance that reaches the crown.",
      },
    ],
    road: "The K.P. Road leads straight from the highway junction to Adoor, level for the first half and rolling after that.",
  },
  cherthala: {
    terrain: "coast",
    lead: "Vegetables on white sand: the narrow land between Vembanad lake and the sea.",
    ground:
      "At its widest the land is a morning’s walk across. What looks like beach bears vegetables in the dry season, in beds made with coir pith, ash and patience. Ponds lie beside almost every house. Towards the north, salt-tolerant rice and prawns take turns in the same fields.",
    work: "Beds are hand’s work, but carrying water is not: a small pump and a hose have replaced the pot. Coconut leaves fall on everything. Because the ground is loose, wheels sink, and whatever can be carried or pulled beats whatever must be pushed.",
    crops: ["vegetables", "coconut", "salt-tolerant paddy", "amaranth", "cucumber"],
    machines: [
      {
        label: "Garden pumps",
        href: "/collections/garden-pumps",
        why: "From the pond to the bed twice a day, on a socket and a hose.",
      },
      {
        label: "Knapsack sprayers",
        href: "/collections/knapsack-sprayers",
        why: "Leaf vegetables are fed and protected a bed at a time.",
      },
      {
        label: "Battery blowers",
        href: "/collections/blowers?type=cordless",
        why: "Sweep a sand courtyard without taking the courtyard along.",
      },
    ],
    road: "South on the highway to Alappuzha or east over the Thanneermukkom barrage to Kottayam: the barrage is the shorter.",
  },
};

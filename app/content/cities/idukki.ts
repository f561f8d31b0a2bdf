/** The towns of Idukki district. */
import type { CityText } from "./city-text.ts";

export const idukki: Record<string, CityText> = {
  thodupuzha: {
    terrain: "hills",
    lead: "Lowland gate of Idukki: pineapple, plantain and rubber, and a river that never dries.",
    ground:
      "Water from the power station keeps the Thodupuzha river full even in April, so there are vegetables along it all year. On the hills round about rubber has the best places, pineapple the newly cleared ones, and nutmeg and cocoa the shade behind the house. It is wetter here than in most of the midlands.",
    work: "Pineapple growers lease land, clear it, crop it for three years and move on; for them a machine is a tool that must earn from the first day. Stumps, boulders and steep headlands are the rule, so blades get knocked and gearboxes are put to the test.",
    crops: ["pineapple", "rubber", "plantain", "nutmeg", "cocoa"],
    machines: [
      {
        label: "Clearing saws",
        href: "/collections/clearing-saws",
        why: "To take over leased land that nobody has cut for years.",
      },
      {
        label: "Earth augers",
        href: "/collections/earth-augers",
        why: "Planting holes on slopes where a tractor cannot stand.",
      },
      {
        label: "Accessories",
        href: "/collections/accessories",
        why: "Knives, saw blades and mowing heads by the dozen, for those who wear them out.",
      },
    ],
    road: "South on the Main Eastern Highway by Pala, then west to Kottayam: hill road at first, easy after that.",
  },
  kattappana: {
    terrain: "highland",
    lead: "Spice town in the high ranges: cardamom under shade, pepper on every trunk, coffee between.",
    ground:
      "At some eight or nine hundred metres the air is cool and mist drifts through the plots for half the year. Cardamom wants forest shade, moist leaf litter and shelter from wind; pepper and coffee fill what is left. Roads cling to the slope, and the last stretch to a farm is a footpath.",
    work: "Shade is managed by the branch: too much and the cardamom does not flower, too little and it burns. Between the clumps only a careful hand with a small machine may go. At this height an engine gets less air, so the carburettor is set here and not in the plains.",
    crops: ["cardamom", "pepper", "coffee", "tea", "vegetables"],
    machines: [
      {
        label: "Top-handle saws",
        href: "/collections/top-handle-saws",
        why: "Shade regulation high in the tree, by climbers, before the rains.",
      },
      {
        label: "Knapsack sprayers",
        href: "/collections/knapsack-sprayers",
        why: "Clump by clump, at the base and under the leaf, with no drift.",
      },
      {
        label: "Water pumps",
        href: "/collections/water-pumps",
        why: "Check dams and ponds feed the sprinklers from January to April.",
      },
    ],
    road: "By Kuttikkanam and Mundakayam down to Erumely and Ranni; the ghat section is slow and must not be hurried with a load.",
  },
  munnar: {
    terrain: "highland",
    lead: "Tea on every slope, cold nights and hotel lawns at sixteen hundred metres.",
    ground:
      "Three mountain streams meet in the town and tea gardens rise from it like corduroy, dotted with silver oak. Winters bring ground frost to the valleys. Beside the estates there are now resorts and home stays, with flower beds, terraces and turf that guests look at over breakfast.",
    work: "Tea is plucked by people; machines prune the bushes every few years, clear ravines and cut firewood from old shade trees and eucalyptus. The hotels want lawns mown without noise, paths free of moss and needles, and heating wood split and dry by November.",
    crops: ["tea", "vegetables such as carrot and cabbage", "eucalyptus and silver oak", "resort lawns"],
    machines: [
      {
        label: "Battery lawn mowers",
        href: "/collections/cordless-lawn-mowers",
        why: "Turf is cut while guests are still asleep.",
      },
      {
        label: "Chainsaws",
        href: "/collections/chainsaws",
        why: "Eucalyptus is hard and heavy; choose power before length.",
      },
      {
        label: "Splitting tools",
        href: "/collections/splitting-tools",
        why: "An axe with the right head makes a winter’s wood in a weekend.",
      },
    ],
    road: "Down by Adimali and Thodupuzha to Kottayam, most of a day there and back; write or call before you set out.",
  },
  adimali: {
    terrain: "highland",
    lead: "Half-way up to Munnar, between waterfalls: pepper, cocoa and cardamom on small steep farms.",
    ground:
      "The Kochi road climbs through Adimali and with it the crops change: rubber and cocoa below, coffee and cardamom above, pepper throughout. Rain is measured in metres. Terraces of loose stone hold the soil, and jackfruit, dadap and silver oak hold the vines.",
    work: "Each holding grows six or seven crops at once and the list of jobs is just as long. Weeds return within a fortnight. Trees fall across the highway in every storm, and the first to arrive with a saw opens it for the ambulance and the milk van.",
    crops: ["pepper", "cocoa", "cardamom", "nutmeg", "jackfruit"],
    machines: [
      {
        label: "KombiSystem & MultiSystem",
        href: "/collections/kombisystem-multisystem",
        why: "Several tools and one engine weigh less on a footpath than several engines.",
      },
      {
        label: "Petrol chainsaws",
        href: "/collections/petrol-chainsaws",
        why: "Ready in the jeep when the road is blocked at night.",
      },
      {
        label: "Grass trimmers",
        href: "/collections/grass-trimmers",
        why: "Terrace walls are cleaned with line, since a knife would find the stones.",
      },
    ],
    road: "By Neriamangalam and Thodupuzha down to Pala and Kottayam; bridges are narrow, so tie the load well.",
  },
};

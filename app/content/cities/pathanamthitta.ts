/** The towns of Pathanamthitta district. */
import type { CityText } from "./city-text.ts";

export const pathanamthitta: Record<string, CityText> = {
  pathanamthitta: {
    terrain: "hills",
    lead: "Rubber on the slopes, tapioca and banana in the hollows: our head office stands among the people it sells to.",
    ground:
      "The town lies in folded laterite country above the Achankovil river. Hardly a plot is flat. Rubber holds the slopes, terraced with cut stone; the strips below carry banana, yam and tapioca, and the wettest hollows are still paddy.",
    work: "On terraces a machine must turn in its own length and be carried up steps. After the June rains undergrowth stands knee-high between the rubber rows within weeks, so the brushcutter is out from July until the tapping season is in full swing.",
    crops: ["rubber", "tapioca", "banana", "pepper", "paddy in the valleys"],
    machines: [
      {
        label: "Petrol brushcutters",
        href: "/collections/petrol-brushcutters",
        why: "A loop handle and a knife for rubber terraces, where a wide swing meets a trunk.",
      },
      {
        label: "Chainsaws",
        href: "/collections/chainsaws",
        why: "Old rubber is felled row by row before replanting; a mid-size saw handles the trunks and the firewood.",
      },
      {
        label: "Power weeders",
        href: "/collections/power-weeders",
        why: "To open tapioca mounds and vegetable beds on strips too narrow for a tractor.",
      },
    ],
    road: "The head office is on Main Road, a short walk from the middle of town.",
  },
  thiruvalla: {
    terrain: "lowland",
    lead: "Big house plots on one side of the M.C. Road and the wet fields of Upper Kuttanad on the other.",
    ground:
      "The Manimala river crosses the town and then loses itself in the low fields towards the west. East of the railway the ground lifts and turns to red gravel. Many families keep an acre or so around the house, with coconut, nutmeg, jackfruit and a lawn at the front.",
    work: "Two kinds of work meet here. In the compounds hedges, leaves and paving want a quiet machine that a gardener can carry from house to house. In the fields bunds are cut before the water is let out, and banks grow back all through the year.",
    crops: ["coconut", "nutmeg", "jackfruit", "paddy", "garden lawns"],
    machines: [
      {
        label: "Hedge trimmers",
        href: "/collections/hedge-trimmers",
        why: "For long boundary hedges of hibiscus and croton that are looked at from the road.",
      },
      {
        label: "Pressure washers",
        href: "/collections/pressure-washers",
        why: "Paved yards turn green in the rains; a washer brings the tiles back in a morning.",
      },
      {
        label: "Water pumps",
        href: "/collections/water-pumps",
        why: "To lift water out of low compounds after the river has been high.",
      },
    ],
    road: "Changanassery’s branch is a short drive north on the M.C. Road. For the head office take the T.K. Road east by Kozhencherry.",
  },
  adoor: {
    terrain: "hills",
    lead: "Where the M.C. Road meets the road from Kayamkulam to Punalur, with rolling farms in every direction.",
    ground:
      "Gentle ridges of laterite alternate with long narrow fields called elas. On the ridges stand rubber, cashew and coconut; the elas carry paddy, or vegetables where the water has gone. The soil is easy to dig when damp and hard as brick by March.",
    work: "Holdings are small and the owner mostly works them himself, so one engine has to serve several jobs. Weeds on the ela banks, dead fronds in the yard, a hole for each banana sucker: it is the change from one job to the next that takes time.",
    crops: ["rubber", "cashew", "tapioca", "vegetables", "paddy"],
    machines: [
      {
        label: "KombiSystem & MultiSystem",
        href: "/collections/kombisystem-multisystem",
        why: "One drive for trimming, pruning and tilling saves a smallholder three engines.",
      },
      {
        label: "Earth augers",
        href: "/collections/earth-augers",
        why: "For planting holes in ground that bends a spade once it has dried out.",
      },
      {
        label: "Sprayers",
        href: "/collections/sprayers",
        why: "A knapsack for the vegetable fields, where everything is within walking distance.",
      },
    ],
    road: "The branch is at Central Junction, where the two main roads cross. Buses from four directions stop within sight of it.",
  },
  ranni: {
    terrain: "hills",
    lead: "Rubber hills along the Pampa, with the reserve forest beginning behind the last estate.",
    ground:
      "The Pampa cuts a deep valley through the town and every side road climbs away from it. Slopes are steep, soils shallow over rock, and rain is heavier than down in the plains. Rubber covers most of what can be planted; pepper climbs whatever trees are left.",
    work: "Machines are carried here more than they are driven. What counts is the weight on the shoulder at the end of a climb, a harness that sits well and an engine that starts hot. Storms bring down branches across estate roads, and somebody has to open them.",
    crops: ["rubber", "pepper", "cocoa", "nutmeg", "teak"],
    machines: [
      {
        label: "Petrol chainsaws",
        href: "/collections/petrol-chainsaws",
        why: "For windfall on estate roads, far from a socket and from help.",
      },
      {
        label: "Clearing saws",
        href: "/collections/clearing-saws",
        why: "Woody regrowth on slopes that are cleaned only once a year needs a saw blade and torque.",
      },
      {
        label: "Mistblowers",
        href: "/collections/mistblowers",
        why: "To reach the crowns of rubber and pepper with a spray before the monsoon sets in.",
      },
    ],
    road: "The branch is at Ittiyappara on the river side of the town, by the road that pilgrims take in winter; mornings are quieter then.",
  },
  konni: {
    terrain: "hills",
    lead: "Forest town on the Achankovil: teak behind it, rubber and smallholdings before it.",
    ground:
      "Konni has lived from timber for more than a century and the reserve forest starts almost at its edge. Between the forest and the river lie small farms on gravelly slopes, planted with rubber, arecanut and coconut. Elephants and wild boar visit the outer fields, so many are fenced.",
    work: "Fence lines have to be kept clear of growth or a live wire leaks into the grass. Shade trees are lopped before the rains. And where a family holds timber trees of its own, felling is a matter for people with the right saw, the right clothes and the permit.",
    crops: ["teak", "rubber", "arecanut", "coconut", "banana"],
    machines: [
      {
        label: "Professional machines",
        href: "/collections/professional",
        why: "Felling and cross-cutting teak asks for power in reserve and a long bar.",
      },
      {
        label: "Brushcutters",
        href: "/collections/brushcutters",
        why: "To keep two metres free under every fence wire, week after week in the rains.",
      },
      {
        label: "Pole pruners",
        href: "/collections/pole-pruners",
        why: "Lopping shade from the ground, not from a ladder leaned on a wet trunk.",
      },
    ],
    road: "From Konni it is a quarter of an hour’s drive down the Main Eastern Highway by way of Kumbazha.",
  },
};

/** The towns of Kollam district. */
import type { CityText } from "./city-text.ts";

export const kollam: Record<string, CityText> = {
  kollam: {
    terrain: "town",
    lead: "Old port on Ashtamudi lake: cashew yards, fishing harbour and houses among coconut palms.",
    ground:
      "The city spreads between the sea and the many arms of the lake, on sand at the shore and on red laterite a little inland. Cashew factories with wide drying yards lie all round it. In the gardens coconut, mango and breadfruit shade everything, and the sea wind salts what it touches.",
    work: "Large paved yards want sweeping before they want anything else. At the harbour boats, crates and floors are washed down after each landing. In the suburbs old trees lean over new roofs and have to come down in pieces, on ropes, by people who have learnt it.",
    crops: ["coconut", "cashew", "mango", "breadfruit", "garden hedges"],
    machines: [
      {
        label: "Sweeping machines",
        href: "/collections/sweeping-machines",
        why: "A drying yard is swept in an hour, and the dust stays in the box.",
      },
      {
        label: "Professional pressure washers",
        href: "/collections/professional-pressure-washers",
        why: "Fish scales and oil need pressure every day, and a pump that stands it.",
      },
      {
        label: "Pole saws",
        href: "/collections/pole-saws",
        why: "Branches over a roof are shortened from the ground, outermost first.",
      },
    ],
    road: "The branch is on Residency Road. From the bypass turn in towards the clock tower.",
  },
  punalur: {
    terrain: "hills",
    lead: "The gate to the eastern hills: timber, rubber and pepper along the Kallada.",
    ground:
      "At the old suspension bridge the river leaves the mountains. East of it the road to Tamil Nadu runs for an hour through forest and plantations; west of it are smallholdings on gravel. Summers are as hot here as anywhere in Kerala, and the ground dries out to dust.",
    work: "Saw work is daily bread: rubber wood for packing cases and plywood, teak thinnings, firewood for the kilns. In the dry months fire lines have to be cut and kept clean round young plantations, before somebody’s cigarette finds the leaf litter.",
    crops: ["rubber", "teak", "pepper", "cashew", "tapioca"],
    machines: [
      {
        label: "Petrol chainsaws",
        href: "/collections/petrol-chainsaws",
        why: "For gangs that cross-cut all day; spare chains, cut to length, wait at the branch.",
      },
      {
        label: "Backpack blowers",
        href: "/collections/backpack-blowers",
        why: "Blow a fire line down to bare soil, faster and cleaner than rakes.",
      },
      {
        label: "Clearing saws",
        href: "/collections/clearing-saws",
        why: "Thinning young stands and cutting lantana, with a blade that is made for stems.",
      },
    ],
    road: "The branch is at T.B. Junction, on the road that goes on to Thenmala, so timber lorries can stop at the door.",
  },
  kottarakkara: {
    terrain: "hills",
    lead: "Crossroads of the M.C. Road and the road to the mountains, among rubber and tapioca.",
    ground:
      "Kottarakkara sits on a swell of laterite with small valleys on every side. Road and railway cross here and the market draws from all of them. Tapioca stands on freshly cleared rubber land, pepper and yam round the houses; the valley bottoms, once all paddy, carry plantain now.",
    work: "New building is everywhere, and with it concrete, granite and laterite blocks that have to be cut to measure. On the farms the yearly clearing before tapioca planting is the big job, then the earthing up; both fall into weeks when hands are short.",
    crops: ["tapioca", "rubber", "plantain", "pepper", "yam"],
    machines: [
      {
        label: "Cut-off machines",
        href: "/collections/cut-off-machines",
        why: "For granite sills, paving and reinforcing steel on the building sites along both roads.",
      },
      {
        label: "Power weeders",
        href: "/collections/power-weeders",
        why: "Loosen the ground for tapioca mounds, and earth them up again later.",
      },
      {
        label: "Brushcutters",
        href: "/collections/brushcutters",
        why: "Clear a cut-over rubber block down to the stumps before the first rain.",
      },
    ],
    road: "The branch stands on the M.C. Road inside the town, where every bus on that road passes.",
  },
  karunagappally: {
    terrain: "coast",
    lead: "Flat coconut country between the highway, the canal and the sea.",
    ground:
      "Nothing here is more than a few steps above the water. West of the highway lie the beach wards and their mineral sand, east of it coconut gardens cut up by ditches, with banana and vegetables on the raised strips between. Grass stays green even in April.",
    work: "Ditches are the arteries: when they silt up or grow shut, gardens drown. Twice a year they are cleared, their sides mown and the muck thrown on the beds. Fodder grass for a cow or two is cut daily, and the same machine cuts both if its head is changed.",
    crops: ["coconut", "banana", "vegetables", "fodder grass", "betel vine"],
    machines: [
      {
        label: "Petrol brushcutters",
        href: "/collections/petrol-brushcutters",
        why: "A knife for the ditch, a line head for the path, a few minutes to change.",
      },
      {
        label: "Water pumps",
        href: "/collections/water-pumps",
        why: "Lift water from ditch to bed in summer and out of the yard in the rains.",
      },
      {
        label: "Hand tools",
        href: "/collections/hand-tools",
        why: "A good billhook and a saw do what no engine does between banana stems.",
      },
    ],
    road: "Straight down the coast highway by Chavara to Kollam, level all the way.",
  },
};

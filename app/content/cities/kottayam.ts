/** The towns of Kottayam district. */
import type { CityText } from "./city-text.ts";

export const kottayam: Record<string, CityText> = {
  kottayam: {
    terrain: "town",
    lead: "The town of the rubber trade, built on hills above the Meenachil, with Kuttanad’s water at its western door.",
    ground:
      "Streets climb and fall over laterite knolls; ten minutes to the west the land is level with the backwater and planted with paddy. Most houses have trees about them: mango, anjili, coconut, often within reach of a roof or a power line.",
    work: "Town work is tidy work. Branches come down in short lengths over a neighbour’s wall, leaves are gathered before they block a drain, church and school grounds are swept for Sunday and Monday. Noise before eight o’clock makes no friends.",
    crops: ["rubber", "coconut", "mango", "paddy to the west", "ornamental gardens"],
    machines: [
      {
        label: "Battery brushcutters",
        href: "/collections/battery-brushcutters",
        why: "Quiet enough for a convent garden, and no fuel to carry through the house.",
      },
      {
        label: "Top-handle saws",
        href: "/collections/top-handle-saws",
        why: "For trained climbers who take trees down piece by piece between buildings.",
      },
      {
        label: "Backpack blowers",
        href: "/collections/backpack-blowers",
        why: "For school grounds and church yards that have to be clean by the bell.",
      },
    ],
    road: "The branch stands on the M.C. Road. Coming from the east, stay on the ring roads and leave the market streets alone.",
  },
  pala: {
    terrain: "hills",
    lead: "Planters’ country: rubber as far as one sees, pineapple between the young rows.",
    ground:
      "Around Pala the Meenachil runs in a broad green valley and the hills on both sides are under rubber almost without a gap. Replanted blocks carry pineapple or banana for the first three or four years, until the canopy closes. Nutmeg, cocoa and a vegetable patch stand near the house.",
    work: "A rubber year has a rhythm: weeding rounds before and after the south-west monsoon, rain guards, leaf-fall in the dry months, then spraying. Blocks are large for Kerala, so running cost and the price of a spare matter more here than the price of the machine.",
    crops: ["rubber", "pineapple", "nutmeg", "cocoa", "banana"],
    machines: [
      {
        label: "Petrol brushcutters",
        href: "/collections/petrol-brushcutters",
        why: "For weeding rounds over many acres, with parts that every branch keeps.",
      },
      {
        label: "Mistblowers",
        href: "/collections/mistblowers",
        why: "Carry a fine mist up into the new leaf when mildew threatens.",
      },
      {
        label: "Chainsaws",
        href: "/collections/chainsaws",
        why: "Slaughter-felled blocks leave timber for the mill and cartloads of firewood.",
      },
    ],
    road: "Follow the river road down through Ettumanoor, then turn south for Kottayam; the whole way is good tar.",
  },
  changanassery: {
    terrain: "lowland",
    lead: "A market town with one foot on the hills and the other in Kuttanad.",
    ground:
      "For generations boats brought Kuttanad’s rice to the jetty here and took back what the hills sold. The western wards lie barely above the canals on dark clay; to the east the ground rises quickly to gravel, rubber and coconut. Floods are a yearly guest in the first half of the town and unknown in the second.",
    work: "Clay clings to wheels and blocks a deck, so mowing waits for dry weeks. Bunds and canal sides are trimmed by hand-held machines from the path. After high water comes the mud: floors, walls and yards have to be hosed down before it sets.",
    crops: ["paddy", "coconut", "rubber to the east", "fodder grass", "tapioca"],
    machines: [
      {
        label: "Water pumps",
        href: "/collections/water-pumps",
        why: "A pump that swallows silt belongs in every house below the canal road.",
      },
      {
        label: "Pressure washers",
        href: "/collections/pressure-washers",
        why: "Mud comes off while it is wet; a day later it takes a hammer.",
      },
      {
        label: "Grass trimmers",
        href: "/collections/grass-trimmers",
        why: "Light enough to hold over the edge of a bund and cut down to the water line.",
      },
    ],
    road: "The branch is in the town itself, on the M.C. Road between the bypass and the old market.",
  },
  kanjirappally: {
    terrain: "hills",
    lead: "The last large town before the road climbs to the high ranges, in the middle of rubber and pineapple.",
    ground:
      "Hills follow each other like waves here, with a stream at the foot of each. Rubber came early and stayed; young blocks are underplanted with pineapple, whose leaves make every weeding a careful job. Estates and smallholdings lie side by side, and both employ fewer hands than they would like.",
    work: "Between pineapple rows only a narrow machine will do, and a guard that throws stones away from the crop. On the estate roads leaves and twigs collect in the side drains; if those are blocked in June the road goes with the water.",
    crops: ["rubber", "pineapple", "pepper", "cocoa", "coffee higher up"],
    machines: [
      {
        label: "Brushcutters",
        href: "/collections/brushcutters",
        why: "A small guard and a straight shaft, to work close to a crop that bites back.",
      },
      {
        label: "Backpack blowers",
        href: "/collections/backpack-blowers",
        why: "Clear a kilometre of estate drain in the time a broom does fifty metres.",
      },
      {
        label: "Earth augers",
        href: "/collections/earth-augers",
        why: "Pits for replanting in gravel, by the hundred, without hiring a digger.",
      },
    ],
    road: "Take the Main Eastern Highway south by Erumely; the road winds, so allow more time than the map promises.",
  },
  erattupetta: {
    terrain: "hills",
    lead: "Where two hill streams join to make the Meenachil, under the steep road to Vagamon.",
    ground:
      "The valley floor is narrow and full; everything else is slope. Within a short drive rubber gives way to cocoa and coffee, then to grass hills and tea. Rain comes down hard, and landslips have taught people to keep roots in the soil and water in its channels.",
    work: "Cutting grass rather than scraping it bare is good sense on such ground, for the stubble holds the bank. Machines travel by jeep and by shoulder. Around the shops and the mosque the work is washing and sweeping: red mud arrives with every lorry from the hills.",
    crops: ["rubber", "cocoa", "nutmeg", "coffee", "tea on the heights"],
    machines: [
      {
        label: "Petrol brushcutters",
        href: "/collections/petrol-brushcutters",
        why: "Mow steep banks to a hand’s breadth and leave the roots to hold them.",
      },
      {
        label: "Petrol pressure washers",
        href: "/collections/petrol-pressure-washers",
        why: "Clean vehicles at the roadside where there is a stream and no socket.",
      },
      {
        label: "Top-handle saws",
        href: "/collections/top-handle-saws",
        why: "Shade trees over cocoa are thinned from within the crown, limb by limb.",
      },
    ],
    road: "Down the valley by Pala and Ettumanoor to Kottayam; buses and timber lorries set the pace.",
  },
};

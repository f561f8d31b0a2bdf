/** The towns of Thiruvananthapuram district. */
import type { CityText } from "./city-text.ts";

export const thiruvananthapuram: Record<string, CityText> = {
  thiruvananthapuram: {
    terrain: "town",
    lead: "The capital: parks, campuses, avenues and thousands of small gardens on seven hills.",
    ground:
      "The city is greener than most of its size. Rain trees and tamarinds line the avenues, offices and colleges stand in large grounds, and even a narrow house plot finds room for a jackfruit, a curry leaf tree and a hedge. The soil is red, the slopes short, and the sea breeze mild.",
    work: "Grounds are kept by contractors and by institutions with gardeners of their own: they buy for reliability, service close by and a noise that lecture rooms can bear. Householders want a small machine that hangs on a nail and starts on Sunday.",
    crops: ["lawns and parks", "avenue trees", "jackfruit", "coconut", "hedges"],
    machines: [
      {
        label: "Lawn mowers",
        href: "/collections/lawn-mowers",
        why: "Self-propelled for the campus, a light push mower for the villa.",
      },
      {
        label: "Hedge trimmers",
        href: "/collections/hedge-trimmers",
        why: "Hedges along public roads are trimmed monthly, often by battery.",
      },
      {
        label: "Blowers",
        href: "/collections/blowers",
        why: "Rain trees shed for weeks; avenues and drains have to stay open.",
      },
    ],
    road: "The branch is on M.G. Road. Traffic is thinnest in the middle of the day.",
  },
  attingal: {
    terrain: "lowland",
    lead: "Between the Vamanapuram river and the lakes: coconut, coir and tapioca on easy ground.",
    ground:
      "Low laterite hills, never steep, run down to lagoons where coconut husk is soaked for coir. Behind the market the plots are half an acre or less, each with its palms, a patch of tapioca or plantain and a cattle shed. Sand from the river lies under the nearer gardens.",
    work: "Here one brushcutter serves a whole street, so it has to be easy to explain and hard to break. Cattle sheds are washed daily; chaff and fodder are cut at home. Along the highway, shops and workshops ask for clean forecourts.",
    crops: ["coconut", "tapioca", "plantain", "fodder", "vegetables"],
    machines: [
      {
        label: "Brushcutters",
        href: "/collections/brushcutters",
        why: "A simple engine and a bump head, for many hands and all kinds of grass.",
      },
      {
        label: "Pressure washers",
        href: "/collections/pressure-washers",
        why: "From the cattle shed in the morning to the delivery van at night.",
      },
      {
        label: "Compressors",
        href: "/collections/compressors",
        why: "Roadside workshops need air for tyres, and for blowing out filters.",
      },
    ],
    road: "The branch is on the National Highway through the town, on the side towards the capital.",
  },
  nedumangad: {
    terrain: "hills",
    lead: "Hill market on the road to Ponmudi, for pepper, arecanut and rubber.",
    ground:
      "The hills begin just behind Thiruvananthapuram and at Nedumangad one is among them. Streams run to the Karamana and the Vamanapuram; rubber stands on the ridges, arecanut in damp hollows, pepper wherever it can climb. Towards Ponmudi come forest, spices and, at last, grass.",
    work: "Arecanut and pepper are tended from the ground upward: weeds off the basins, spray into the bunches before the monsoon, dry leaf sheaths out of the way. Lower branches of shade trees are taken off each year, so that light reaches the vine but the wind does not.",
    crops: ["pepper", "arecanut", "rubber", "banana", "cloves and nutmeg"],
    machines: [
      {
        label: "Mistblowers",
        href: "/collections/mistblowers",
        why: "Arecanut bunches hang high; a mist carries up where a lance cannot.",
      },
      {
        label: "Pole pruners",
        href: "/collections/pole-pruners",
        why: "To open the shade over pepper a little every year.",
      },
      {
        label: "Battery chainsaws",
        href: "/collections/chainsaws?type=cordless",
        why: "Light work among vines, where the exhaust of an engine scorches leaves.",
      },
    ],
    road: "Downhill by Peroorkada into the city; on market days start early.",
  },
  neyyattinkara: {
    terrain: "lowland",
    lead: "Kerala’s southern end: banana, vegetables and tapioca watered from the Neyyar.",
    ground:
      "Canals from the Neyyar dam run along the contour and gardens lie below them like steps. Rock shows through in places and has been quarried for generations. It rains less here than farther north, so what is grown depends on the canal, and weeds in the channel are everybody’s business.",
    work: "Vegetable growers spray, weed and lift tubers in small beds, several times a season. Channel banks are mown by the users in common. Masons and quarrymen from here work all over the state and want saws and drills that go with them on a bus.",
    crops: ["nendran banana", "vegetables", "tapioca", "coconut", "paddy"],
    machines: [
      {
        label: "Battery sprayers",
        href: "/collections/battery-sprayers",
        why: "Even pressure from the first bed to the last, with the hands free for the lance.",
      },
      {
        label: "Power tools",
        href: "/collections/power-tools",
        why: "Rotary hammers and grinders in a case, for masons who travel.",
      },
      {
        label: "Earth augers",
        href: "/collections/earth-augers",
        why: "Pits for banana suckers and posts for the climbing beans.",
      },
    ],
    road: "Up the highway to Thiruvananthapuram, less than an hour unless there is a procession.",
  },
};

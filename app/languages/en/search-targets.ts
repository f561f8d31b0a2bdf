/** The names of pages by which visitors search for them, in English; only the server loads them. */

import { number } from "./intl.ts";

/** Words that name no page. */
const FILLERS = new Set(
  `a after an and any are ask at be before by can come do does find first for from get have how i if in is it know
  long look many me much my near need not of on or our page pages please shop show site start store tell the their
  them there they this to us want was we what when where which who why will with work you your details info
  information policy machine machines tool tools product products power`.split(/\s+/),
);

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const HOURS = "opening hours time timings closing open today sunday holiday";
const REACH = "address phone number map directions contact whatsapp email";

export const searchTargets = {
  isFiller: (word: string) => FILLERS.has(word),
  /** Puts what a word belongs to first, as in "chainsaw parts" for "parts for a chainsaw". */
  headLast: (query: string) => query.replace(/^(.+?) (?:for|of|on) (.+)$/i, "$2 $1"),
  /** In the live search, above ways on. */
  noneFor: (words: string) => `No products found for "${words}". Try different keywords.`,
  /** Names the links above a search's products. */
  found: "Pages and categories",
  /** Whether a search asks where the shop is: "dealer in Kochi", "shop near me", "Kochi branch". */
  asksForBranch: (query: string) =>
    /\bnear(?:est|by| me)\b|\b(?:shop|store|dealer|showroom|branch|branches) (?:in|at|near)\b/i.test(
      query,
    ) || /^(?!.*\bfor\b).+ (?:branch|showroom|dealer)$/i.test(query),
  /** Of categories after a search without results. */
  startFromCategory: "Start from a category",
  withCount: (name: string, count: number) => `${name}, ${number(count)}`,

  branches: {
    label: "Branches and opening hours",
    names: [
      ["branches", "locations", "address", "directions", "map", "nearest branch", "showroom"],
      ["opening hours", "working hours", "opening time", "closing time", "timings", "hours"],
      ["open today", "open on sunday", "holidays", "dealer", "dealership"],
    ].flat(),
    beside: `${HOURS} ${REACH}`,
  },
  /** `closed` are days of the week, from 0 for Sunday. */
  branchText: (address: string, hours: string, closed: readonly number[], phone: string) =>
    [
      `${address}. ${hours}.`,
      closed.length > 0 && `Closed on ${closed.map((day) => weekdays[day]).join(", ")}.`,
      `Phone ${phone}.`,
    ]
      .filter(Boolean)
      .join(" "),
  /** Words of one topic; the document with most of them answers. */
  topics: [
    ["subsidy", "smam", "scheme", "krishi"],
    ["delivery", "deliver", "courier", "shipping"],
    ["warranty", "guarantee"],
    ["return", "refund", "exchange"],
    ["service", "repair", "repaired", "servicing"],
    ["spare", "parts", "carburetor", "carburettor", "plug", "piston", "clutch", "sprocket"],
    ["broken", "broke"],
    ["wont", "problem", "starting"],
    ["mix", "mixing", "ratio"],
    ["gst", "bill", "invoice", "tender", "quotation", "quote", "bulk", "panchayat", "municipality"],
    ["rent", "hire", "used", "secondhand"],
    ["bordeaux"],
    ["fogging", "fogger", "mosquito"],
    ["finance", "emi", "loan", "instalment"],
    ["amp", "ampere", "15a", "6a"],
    ["phase"],
    // What customers ask for and few such shops sell.
    ["generator", "genset", "inverter", "welding"],
    ["reaper", "harvester", "chaff"],
    ["climbing", "climber"],
    ["circular", "jigsaw", "planer", "plywood"],
  ] as readonly (readonly string[])[],
  financeWords: ["finance", "emi", "loan", "instalment", "installment"],
  finance: (options: readonly string[]) => ({
    label: "Finance options",
    text: `We offer: ${options.join(", ")}. Ask us for the terms.`,
  }),
  priceWords: ["price", "cost", "rate", "cheap", "cheapest", "budget", "rupees"],
  prices: (phone: string) => ({
    label: "Prices",
    text: `Prices are not on this site. Ask for them by WhatsApp or phone: ${phone}.`,
  }),
  advice: (list: string, answer: string) => `${list}: ${answer}`,
  compare: (models: readonly string[]) => `Compare ${models.join(", ")}`,
  /** Words that ask for an order of the list: the least or the most of a specification. */
  orders: {
    light: "least-weight",
    lightest: "least-weight",
    lightweight: "least-weight",
    small: "least-weight",
    smallest: "least-weight",
    powerful: "most-engine-power",
    strongest: "most-engine-power",
    cheap: "price-asc",
    cheapest: "price-asc",
  } as Readonly<Record<string, string>>,
  branch: (name: string) => ({
    label: `${name} branch`,
    names: [name],
    beside: `branch showroom dealer service repair ${HOURS} ${REACH}`,
  }),
  /** Words beside the name of a town. */
  town: "delivery town district area branch dealer",
  contact: {
    label: "Contact",
    names: [
      ["contact", "customer care", "customer service", "helpline", "phone number", "email"],
      ["enquiry", "complaint", "live chat", "whatsapp", "support", "quotation"],
    ].flat(),
    beside: REACH,
  },
  about: { label: "About us", names: ["about", "company", "history"], beside: "" },
  allCategories: {
    label: "All categories",
    names: ["all categories", "categories", "catalogue"],
    beside: "",
  },
  comparison: { label: "Compare products", names: ["compare", "comparison"], beside: "" },
  /** More names of the shop's information pages, by slug. */
  more: {
    warranty: ["guarantee", "warranty claim"],
    returns: ["refund", "exchange"],
    manuals: ["instructions", "handbook", "operating manual"],
    parts: ["spare parts", "spares", "replacement parts"],
    repair: ["service", "servicing", "service centre", "service center", "workshop", "maintenance"],
    careers: ["jobs", "vacancies"],
    "terms-of-service": ["terms and conditions"],
  } as Readonly<Record<string, readonly string[]>>,
  /** More names of lists, by slug. */
  lists: { deals: ["offers", "discounts", "sale"] } as Readonly<Record<string, readonly string[]>>,
};

/** The names of pages by which visitors search for them, in Malayalam and in Latin letters. */
import type { ServerMessages } from "../en/server-messages.ts";
import { number } from "./intl.ts";

/** Words that name no page. */
const FILLERS = new Set(
  `എവിടെ എങ്ങനെ എന്ത് എന്താണ് ഏത് ഏതാണ് ആണോ ഉണ്ടോ ഒരു ഈ ആ ഇവിടെ നിങ്ങളുടെ ഞങ്ങളുടെ എന്റെ വേണം വേണോ വാങ്ങാൻ വാങ്ങുക
  യന്ത്രം യന്ത്രങ്ങൾ ഉൽപ്പന്നം ഉൽപ്പന്നങ്ങൾ കട കടയിൽ താൾ വിവരങ്ങൾ a an are for how i in is me my of on shop show
  the to we what where which you your evide engane enthu ethu undo venam vangan`.split(/\s+/),
);

const weekdays = "ഞായർ തിങ്കൾ ചൊവ്വ ബുധൻ വ്യാഴം വെള്ളി ശനി".split(" ");
const HOURS = "പ്രവൃത്തിസമയം സമയം അടയ്ക്കുന്ന തുറന്ന ഇന്ന് ഞായറാഴ്ച അവധി samayam opening hours sunday holiday";
const REACH = "വിലാസം ഫോൺ നമ്പർ ഭൂപടം വഴി ബന്ധപ്പെടുക ഇമെയിൽ address phone number map whatsapp email";

export const searchTargets: ServerMessages["searchTargets"] = {
  isFiller: (word) => FILLERS.has(word),
  headLast: (query) => query,
  noneFor: (words) => `"${words}" എന്നതിന് ഉൽപ്പന്നങ്ങളില്ല. മറ്റ് വാക്കുകൾ നൽകുക.`,
  found: "താളുകളും വിഭാഗങ്ങളും",
  asksForBranch: (query) =>
    /അടുത്തുള്ള|ശാഖ|ഷോറൂം|ഡീലർ|കട (?:എവിടെ|ഉണ്ടോ)|\b(?:branch|showroom|dealer|near me)\b/i.test(query),
  startFromCategory: "ഒരു വിഭാഗത്തിൽ നിന്ന് തുടങ്ങുക",
  withCount: (name, count) => `${name}, ${number(count)}`,

  branches: {
    label: "ശാഖകളും പ്രവൃത്തിസമയവും",
    names: [
      ["ശാഖകൾ", "ശാഖ", "വിലാസം", "വഴി", "ഭൂപടം", "അടുത്ത ശാഖ", "ഷോറൂം", "branches", "showroom"],
      ["പ്രവൃത്തിസമയം", "തുറക്കുന്ന സമയം", "അടയ്ക്കുന്ന സമയം", "സമയം", "opening hours"],
      ["ഞായറാഴ്ച", "അവധി", "ഡീലർ", "dealer"],
    ].flat(),
    beside: `${HOURS} ${REACH}`,
  },
  branchText: (address, hours, closed, phone) =>
    [
      `${address}. ${hours}.`,
      closed.length > 0 && `അവധി: ${closed.map((day) => weekdays[day]).join(", ")}.`,
      `ഫോൺ ${phone}.`,
    ]
      .filter(Boolean)
      .join(" "),
  topics: [
    ["സബ്സിഡി", "കൃഷിഭവൻ", "subsidy", "smam", "krishi"],
    ["ഡെലിവറി", "delivery"],
    ["വാറന്റി", "ഗ്യാരന്റി", "warranty"],
    ["തിരികെ", "റീഫണ്ട്", "return", "refund"],
    ["സർവീസ്", "റിപ്പയർ", "നന്നാക്കാൻ", "service", "repair"],
    ["സ്പെയർ", "പാർട്സ്", "കാർബറേറ്റർ", "പ്ലഗ്", "spare", "parts", "carburetor", "plug"],
    ["തവണ", "തവണവ്യവസ്ഥ", "വായ്പ", "ലോൺ", "emi", "loan"],
  ],
  financeWords: ["തവണ", "തവണവ്യവസ്ഥ", "വായ്പ", "ലോൺ", "emi", "loan"],
  finance: (options) => ({
    label: "തവണവ്യവസ്ഥ",
    text: `ലഭ്യമായവ: ${options.join(", ")}. വ്യവസ്ഥകൾ ഞങ്ങളോട് ചോദിക്കുക.`,
  }),
  priceWords: ["വില", "വിലക്കുറവ്", "price", "cost", "vila"],
  prices: (phone) => ({
    label: "വില",
    text: `വില ഈ സൈറ്റിലില്ല. WhatsApp-ലോ ഫോണിലോ ചോദിക്കുക: ${phone}.`,
  }),
  advice: (list, answer) => `${list}: ${answer}`,
  compare: (models) => `താരതമ്യം: ${models.join(", ")}`,
  orders: {
    കനംകുറഞ്ഞ: "least-weight",
    ചെറിയ: "least-weight",
    ശക്തിയുള്ള: "most-engine-power",
    light: "least-weight",
    small: "least-weight",
    powerful: "most-engine-power",
  },
  branch: (name) => ({
    label: `${name} ശാഖ`,
    names: [name],
    beside: `ശാഖ ഷോറൂം ഡീലർ സർവീസ് branch showroom service ${HOURS} ${REACH}`,
  }),
  town: "ഡെലിവറി പട്ടണം ജില്ല ശാഖ ഡീലർ delivery town district branch",
  contact: {
    label: "ബന്ധപ്പെടുക",
    names: [
      ["ബന്ധപ്പെടുക", "കസ്റ്റമർ കെയർ", "കസ്റ്റമർ സർവീസ്", "ഫോൺ നമ്പർ", "ഇമെയിൽ", "contact"],
      ["അന്വേഷണം", "പരാതി", "ചാറ്റ്", "whatsapp", "സഹായം", "വില"],
    ].flat(),
    beside: REACH,
  },
  about: { label: "ഞങ്ങളെക്കുറിച്ച്", names: ["ഞങ്ങളെക്കുറിച്ച്", "കമ്പനി", "ചരിത്രം"], beside: "" },
  allCategories: {
    label: "എല്ലാ വിഭാഗങ്ങളും",
    names: ["എല്ലാ വിഭാഗങ്ങളും", "വിഭാഗങ്ങൾ", "കാറ്റലോഗ്", "catalogue"],
    beside: "",
  },
  comparison: {
    label: "ഉൽപ്പന്നങ്ങൾ താരതമ്യം ചെയ്യുക",
    names: ["താരതമ്യം", "താരതമ്യം ചെയ്യുക", "compare"],
    beside: "",
  },
  more: {
    warranty: ["വാറന്റി", "ഗ്യാരന്റി", "warranty"],
    returns: ["തിരികെ നൽകൽ", "റീഫണ്ട്", "മാറ്റിവാങ്ങൽ", "refund"],
    manuals: ["മാനുവൽ", "നിർദ്ദേശങ്ങൾ", "manual"],
    parts: ["സ്പെയർ പാർട്സ്", "സ്പെയർ", "ഭാഗങ്ങൾ", "spare parts"],
    repair: ["സർവീസ്", "റിപ്പയർ", "നന്നാക്കൽ", "വർക്ക്ഷോപ്പ്", "service", "repair"],
    careers: ["ജോലി", "ഒഴിവുകൾ"],
    "terms-of-service": ["നിബന്ധനകൾ", "വ്യവസ്ഥകൾ"],
  },
  lists: { deals: ["ഓഫർ", "ഓഫറുകൾ", "വിലക്കിഴിവ്", "offers"] },
};

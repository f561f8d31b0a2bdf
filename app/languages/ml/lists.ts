/** Lists of products and their filters in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number, plural, products } from "./intl.ts";

export const lists: Messages["lists"] = {
  heading: "ഉൽപ്പന്നങ്ങൾ",
  count: products,
  close: (words) => `"${words}" എന്നതിനോട് അടുത്തവ`,
  shown: (shown, total, hasChanged) =>
    `${number(total)}-ൽ ${number(shown)} എണ്ണം കാണിക്കുന്നു${hasChanged ? ". പട്ടിക മാറിയതിനാൽ വീണ്ടും എടുത്തു." : ""}`,
  moreFailed: (shown, total) =>
    `${number(total)}-ൽ ${number(shown)} എണ്ണം കാണിക്കുന്നു. ബാക്കി ലഭിച്ചില്ല. കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.`,
  previous: "മുമ്പത്തേത്",
  next: "അടുത്തത്",
  loadMore: "കൂടുതൽ കാണിക്കുക",
  loadMoreProducts: "കൂടുതൽ ഉൽപ്പന്നങ്ങൾ കാണിക്കുക",

  filters: "ഫിൽട്ടറുകൾ",
  filtersChosen: (count) => `ഫിൽട്ടറുകൾ (${number(count)})`,
  closeFilters: "ഫിൽട്ടറുകൾ അടയ്ക്കുക",
  showProducts: (total) => `${products(total)} കാണിക്കുക`,
  productType: "ഉൽപ്പന്ന തരം",
  brand: "ബ്രാൻഡ്",
  powerType: "ഊർജ്ജം",
  powerTypes: {
    corded: "വൈദ്യുതി",
    cordless: "ബാറ്ററി",
    petrol: "പെട്രോൾ",
    diesel: "ഡീസൽ",
    manual: "കൈകൊണ്ട്",
  },
  ampHours: "ബാറ്ററി Ah",
  subcategory: "ഉപവിഭാഗം",
  all: "എല്ലാം",
  showAll: (options) => `എല്ലാം കാണിക്കുക (${number(options)})`,
  findType: "തരം തിരയുക",
  findProductType: "ഉൽപ്പന്ന തരം തിരയുക",
  noType: "ഇങ്ങനെയൊരു തരമില്ല.",
  activeFilters: "തിരഞ്ഞെടുത്ത ഫിൽട്ടറുകൾ",
  filter: (label) => `${label} ഫിൽട്ടർ`,
  removeFilter: "ഫിൽട്ടർ നീക്കുക",
  clearAll: "എല്ലാം നീക്കുക",

  sort: "ക്രമം",
  apply: "പ്രയോഗിക്കുക",

  askAbout: "ഇവയെക്കുറിച്ച് ചോദിക്കുക",
  compareThese: "ഇവ താരതമ്യം ചെയ്യുക",
  helpMeChoose: (questions) =>
    plural(questions, {
      one: "തിരഞ്ഞെടുക്കാൻ സഹായിക്കാം: 1 ചോദ്യം",
      other: `തിരഞ്ഞെടുക്കാൻ സഹായിക്കാം: ${number(questions)} ചോദ്യങ്ങൾ`,
    }),
  suited: (count) => plural(count, { one: "ചേരുന്നത് ഇതാണ്", other: `ചേരുന്ന ${number(count)} യന്ത്രങ്ങൾ` }),

  noneTitle: "ഉൽപ്പന്നങ്ങളൊന്നും കണ്ടെത്തിയില്ല",
  none: "ഈ വിഭാഗത്തിൽ ഉൽപ്പന്നങ്ങളില്ല. മറ്റ് വിഭാഗങ്ങൾ നോക്കുക.",
  clearAllFilters: "എല്ലാ ഫിൽട്ടറുകളും നീക്കുക",
  allCategories: "എല്ലാ വിഭാഗങ്ങളും",

  regularPrice: "സാധാരണ വില:",
  noDescription: "വിവരണമില്ല",
  viewDetails: "വിശദാംശങ്ങൾ കാണുക",

  comparison: "താരതമ്യം",
  compare: "താരതമ്യം ചെയ്യുക",
  remove: (model) => `നീക്കുക: ${model}`,
  addProduct: "ഉൽപ്പന്നം ചേർക്കുക",
  clearComparison: "എല്ലാം നീക്കുക",
  compareProducts: "താരതമ്യം കാണുക",
  tooFew: (fewest) => `താരതമ്യത്തിന് ${number(fewest)} ഉൽപ്പന്നങ്ങളെങ്കിലും തിരഞ്ഞെടുക്കുക`,
  tooMany: (max) => `${number(max)} ഉൽപ്പന്നങ്ങൾ വരെ താരതമ്യം ചെയ്യാം`,

  subcategoryTitle: "ഉപവിഭാഗത്തിലെ ഉൽപ്പന്നങ്ങൾ",
  questionsAbout: (group) => `${group}: ചോദ്യങ്ങൾ`,
};

/** The comparison page in Malayalam. */
import type { Messages } from "../en/messages.ts";

/** For products that are drawn to the same scale, by their number. */
const ONE_SCALE = [
  "",
  "",
  "രണ്ടും ഒരേ അളവുതോതിൽ വരച്ചത്.",
  "മൂന്നും ഒരേ അളവുതോതിൽ വരച്ചത്.",
  "നാലും ഒരേ അളവുതോതിൽ വരച്ചത്.",
];

export const comparison: Messages["comparison"] = {
  title: "ഉൽപ്പന്നങ്ങൾ താരതമ്യം ചെയ്യുക",
  titleOf: (models) => `താരതമ്യം: ${models}`,
  description: "നാല് യന്ത്രങ്ങൾ വരെ അടുത്തടുത്ത് വെച്ച് താരതമ്യം ചെയ്യുക.",
  descriptionOf: (models) => `${models}: സാങ്കേതിക വിവരങ്ങളും വ്യത്യാസങ്ങളും അടുത്തടുത്ത്.`,
  onlyDifferences: "വ്യത്യാസങ്ങൾ മാത്രം",
  person: "165 cm ഉയരമുള്ള ആൾ",
  close: "താരതമ്യം അടയ്ക്കുക",
  notLoaded: (reason) => `ചില ഉൽപ്പന്നങ്ങൾ ലഭിച്ചില്ല: ${reason}`,
  askUs: "ഞങ്ങളോട് ചോദിക്കുക",
  whichOne: "നിങ്ങളുടെ ജോലിക്ക് ഏതാണ് നല്ലത്? ഞങ്ങളോട് ചോദിക്കുക.",
  askAbout: "ഇവയെക്കുറിച്ച് ചോദിക്കുക",
  call: (phone) => `വിളിക്കുക: ${phone}`,

  table: "താരതമ്യം",
  caption: (names) => `${names}: താരതമ്യം`,
  learnMore: "കൂടുതൽ അറിയുക",
  learnMoreAbout: (model) => `കൂടുതൽ അറിയുക: ${model}`,
  remove: (model) => `നീക്കുക: ${model}`,
  addProduct: "ഉൽപ്പന്നം ചേർക്കുക",
  price: "വില",
  sku: "SKU",
  brief: "വിവരണം",
  productType: "ഉൽപ്പന്ന തരം",
  notKnown: "അറിയില്ല",
  differs: ", വ്യത്യാസമുണ്ട്",
  unlike: "ഈ യന്ത്രങ്ങൾ വ്യത്യസ്ത ജോലികൾക്കാണ്. പൊതുവായുള്ളത് മാത്രം പട്ടികയിൽ കാണാം.",
  allRows: "എല്ലാ വരികളും കാണിക്കുക",
  noDifferences: "ഈ ഉൽപ്പന്നങ്ങൾ തമ്മിൽ വ്യത്യാസങ്ങളില്ല.",
  oneScale: (products) => ONE_SCALE[products] ?? "",
  noScale: "ഒരേ അളവുതോതിലല്ല",
  sideways: (products) => `${products} ഉൽപ്പന്നങ്ങൾ: വശങ്ങളിലേക്ക് നീക്കുക`,
  marks: "അടയാളമുള്ള വരികളിൽ വ്യത്യാസമുണ്ട്.",
  bars: "ഓരോ വരിയിലെയും ഏറ്റവും വലിയ മൂല്യവുമായുള്ള താരതമ്യമാണ് വരകൾ.",

  fewTitle: "താരതമ്യം ചെയ്യാൻ ഉൽപ്പന്നങ്ങളില്ല",
  few: "അടുത്തടുത്ത് കാണാൻ രണ്ട് യന്ത്രങ്ങളെങ്കിലും തിരഞ്ഞെടുക്കുക.",
  browse: "ഉൽപ്പന്നങ്ങൾ കാണുക",
};

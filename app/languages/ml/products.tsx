/** The product page in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number } from "./intl.ts";

export const products: Messages["products"] = {
  home: "ആമുഖം",
  products: "ഉൽപ്പന്നങ്ങൾ",
  description: (name, facts, shop) =>
    facts ? `${name}: ${facts}. ${shop} വിൽക്കുന്നു.` : `${name}. ${shop} വിൽക്കുന്നു.`,
  product: "ഉൽപ്പന്നം",
  sku: (sku) => `SKU ${sku}`,
  weReply: (promise) => `മറുപടി: ${promise}.`,
  finance: "തവണവ്യവസ്ഥ",
  isSafety: (question) => /സുരക്ഷ|safe/i.test(question),
  priceBy: (whatsApp, phone) => (
    <>
      വില അറിയാൻ: {whatsApp("WhatsApp")} അല്ലെങ്കിൽ {phone("ഫോൺ")}
    </>
  ),

  addToEnquiry: "അന്വേഷണത്തിൽ ചേർക്കുക",

  contactNow: "ഇപ്പോൾ ബന്ധപ്പെടുക",
  chat: "WhatsApp-ൽ ചാറ്റ് ചെയ്യുക",
  callService: "കസ്റ്റമർ സർവീസിലേക്ക് വിളിക്കുക",
  call: (branch) => `വിളിക്കുക: ${branch}`,
  requestQuote: "വില ഇമെയിലായി ചോദിക്കുക",
  sendMessage: "സന്ദേശം അയയ്ക്കുക",
  weReplyByEmailOrPhone: "ഇമെയിലിലോ ഫോണിലോ മറുപടി തരാം.",
  quoteSubject: (product) => `വില അറിയാൻ: ${product}`,
  quote: ({ name, id, sku }, shop) => [
    `${shop},`,
    "",
    "ഇതിന്റെ വില അറിയിക്കുക:",
    `ഉൽപ്പന്നം: ${name}`,
    sku ? `SKU: ${sku}` : `ഉൽപ്പന്ന നമ്പർ: ${id}`,
    "",
    "പേര്:",
    "സ്ഥലം:",
    "ഫോൺ:",
  ],
  question: ({ name, id, sku }) =>
    sku
      ? `നമസ്കാരം, ${name} (SKU ${sku}): കൂടുതൽ അറിയണം.`
      : `നമസ്കാരം, ${name} (ഉൽപ്പന്നം ${id}): കൂടുതൽ അറിയണം.`,

  share: "പങ്കിടുക",
  whatsApp: "WhatsApp",
  facebook: "Facebook",
  textMessage: "SMS",
  print: "അച്ചടിക്കുക",
  link: "ഈ താളിന്റെ ലിങ്ക്",
  copy: "പകർത്തുക",
  copied: "ലിങ്ക് പകർത്തി.",
  copyFailed: "ലിങ്ക് പകർത്താനായില്ല. അത് തിരഞ്ഞെടുത്തിട്ടുണ്ട്: അവിടെ നിന്ന് പകർത്തുക.",

  findBranch: "ശാഖ കണ്ടെത്തുക",
  branchesAs: "ശാഖകൾ കാണിക്കേണ്ടത്",
  map: "ഭൂപടം",
  list: "പട്ടിക",
  showOnMap: "ഭൂപടത്തിൽ കാണിക്കുക",
  close: "അടയ്ക്കുക",

  picturesOf: (name) => `${name}: ചിത്രങ്ങൾ`,
  noPicture: "ഈ ഉൽപ്പന്നത്തിന് ഇപ്പോൾ ചിത്രമില്ല.",
  enlarge: "ചിത്രം വലുതാക്കുക",
  picture: "ചിത്രം",
  larger: "വലുത്",
  pictureNumber: (position) => `ചിത്രം ${number(position)}`,
  position: (position, total) => `${number(total)}-ൽ ${number(position)}`,
  previousPicture: "മുമ്പത്തെ ചിത്രം",
  nextPicture: "അടുത്ത ചിത്രം",
  besidePerson: "165 cm ഉയരമുള്ള ആളിനരികെ",
  videos: {
    youtube: (position) => `YouTube വീഡിയോ ${number(position)}`,
    facebook: (position) => `Facebook വീഡിയോ ${number(position)}`,
    file: (position) => `വീഡിയോ ${number(position)}`,
  },
  play: (video) => `കാണുക: ${video}`,

  keySpecifications: "പ്രധാന വിവരങ്ങൾ",
  technicalDetails: "സാങ്കേതിക വിവരങ്ങൾ",
  showAll: (details) => `${number(details)} വിവരങ്ങളും കാണിക്കുക`,
  moreDetails: "കൂടുതൽ സാങ്കേതിക വിവരങ്ങൾ",
  askForMore: (askUs) => <>മറ്റൊരു വിവരം വേണോ? {askUs("ഞങ്ങളോട് ചോദിക്കുക")}, നോക്കി പറയാം.</>,
  askForAny: (askUs) => <>സാങ്കേതിക വിവരങ്ങൾ വേണോ? {askUs("ഞങ്ങളോട് ചോദിക്കുക")}, നോക്കി പറയാം.</>,
  descriptionHeading: "വിവരണം",
  table: "പട്ടിക",
  features: "വിശദാംശങ്ങളും സവിശേഷതകളും",

  alsoNeeded: "ഇവയും വേണ്ടിവരും",
  machinesItFits: "ഇത് ചേരുന്ന യന്ത്രങ്ങൾ",
  kindWithCount: (kind, count) => `${kind} (${number(count)})`,
  threeNumbers: (own) =>
    `${own && `ഈ സോയ്ക്ക്: ${own}. `}ബാറിലെ മൂന്ന് സംഖ്യകൾ നോക്കുക: പിച്ച്, ഗേജ്, ലിങ്കുകളുടെ എണ്ണം. ചെയിനിലും ഇതുതന്നെ വേണം.`,
  links: (count) => `${count} ലിങ്കുകൾ`,
  barLength: "നിങ്ങളുടെ ബാറിന്റെ നീളം",
  noneForBar: (length) => `ഈ സോയ്ക്ക് ${length && `${length} `}ചെയിനോ ബാറോ പട്ടികയിലില്ല.`,
  askForFit: "ഞങ്ങളോട് ചോദിക്കുക",
  related: "സമാന ഉൽപ്പന്നങ്ങൾ",
  noRelated: "ഈ വിഭാഗത്തിൽ സമാന ഉൽപ്പന്നങ്ങളില്ല.",
  alsoLike: "ഇവയും നോക്കുക",
  noOthers: "മറ്റ് ഉൽപ്പന്നങ്ങളില്ല.",
  previousIn: (list) => `${list}: മുമ്പത്തേത്`,
  nextIn: (list) => `${list}: അടുത്തത്`,
};

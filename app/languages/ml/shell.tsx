/** The header, the search box, loading texts and parts of many pages in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { list, number, products } from "./intl.ts";

const loading = { title: "ലോഡ് ചെയ്യുന്നു..." };

export const shell: Messages["shell"] = {
  skip: "ഉള്ളടക്കത്തിലേക്ക്",
  home: (shop) => `${shop}, ആമുഖം`,
  menu: "മെനു",
  search: "തിരയുക",
  branches: "ശാഖകൾ",
  contact: "ബന്ധപ്പെടുക",
  mainMenu: "പ്രധാന മെനു",
  breadcrumb: "താളിന്റെ സ്ഥാനം",
  callOrChat: "വിളിക്കുക, ചാറ്റ് ചെയ്യുക",
  call: "വിളിക്കുക",
  whatsApp: "WhatsApp",
  share: "പങ്കിടുക",
  getDirections: "വഴി കാണിക്കുക",
  toBranch: (name) => `: ${name}`,
  map: "ഞങ്ങളുടെ ശാഖകളുടെ ഭൂപടം",
  mapFailed: "ഭൂപടം ലഭിച്ചില്ല. എല്ലാ വിലാസങ്ങളും പട്ടികയിലുണ്ട്.",
  person: "165 cm ഉയരമുള്ള ആൾ, ഒരേ അളവുതോതിൽ",
  image: "ഉൽപ്പന്നത്തിന്റെ ചിത്രം",
  noImage: "ചിത്രമില്ല",
  removed: (names) => `നീക്കി: ${list(names).join("")}`,

  searchBox: "ഉൽപ്പന്നങ്ങൾ തിരയുക",
  searchExample: "പേരോ ജോലിയോ നൽകി തിരയുക",
  searchHint: "തിരയാനുള്ള വാക്ക് നൽകുക",
  searching: "തിരയുന്നു...",
  searchingProducts: "ഉൽപ്പന്നങ്ങൾ തിരയുന്നു...",
  resultsFor: (words) => `${words}: ഉൽപ്പന്നങ്ങൾ`,
  showing: (words) => `${words} എന്നതിന്റെ ഫലങ്ങൾ`,
  results: (shown, total) =>
    shown < total ? `${number(total)} ഉൽപ്പന്നങ്ങളിൽ ${number(shown)}` : products(total),
  noResultsOffline: "ഇന്റർനെറ്റ് ഇല്ല. കിട്ടുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.",
  allResults: (total) => `എല്ലാ ഉൽപ്പന്നങ്ങളും കാണുക (${number(total)})`,
  viewDetails: "വിശദാംശങ്ങൾ കാണുക",

  loading,
  loadingHome: { ...loading, text: "പുതിയ ഉൽപ്പന്നങ്ങളും വിഭാഗങ്ങളും എടുക്കുന്നു..." },
  loadingProducts: (category) => ({
    title: "ഉൽപ്പന്നങ്ങൾ എടുക്കുന്നു...",
    text: `${category}: ഉൽപ്പന്നങ്ങൾ എടുക്കുന്നു...`,
  }),
  loadingComparison: { title: "താരതമ്യം എടുക്കുന്നു..." },
  offline: (
    <>
      <b>ഇന്റർനെറ്റ് ഇല്ല.</b> കിട്ടുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.
    </>
  ),
  tryAgain: "വീണ്ടും ശ്രമിക്കുക",
};

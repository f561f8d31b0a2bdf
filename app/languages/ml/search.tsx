/** The search page in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number, plural, products } from "./intl.ts";

const closeMatches = (count: number) =>
  plural(count, { one: "അടുത്ത 1 ഉൽപ്പന്നം", other: `അടുത്ത ${number(count)} ഉൽപ്പന്നങ്ങൾ` });

export const search: Messages["search"] = {
  title: "ഉൽപ്പന്നങ്ങൾ തിരയുക",
  resultsTitle: "തിരയൽ ഫലങ്ങൾ",
  searchFor: (words) => `തിരയൽ: ${words}`,
  description: "പേരോ ജോലിയോ സാങ്കേതിക വിവരമോ നൽകി യന്ത്രങ്ങളും ഉപകരണങ്ങളും തിരയുക.",
  form: "തിരയൽ ഫലങ്ങൾ",
  field: "ഉൽപ്പന്നങ്ങൾ തിരയുക",
  fieldHint: "തിരയാനുള്ള വാക്ക് നൽകുക",
  submit: "തിരയുക",
  in: "വിഭാഗം:",
  everywhere: ", പകരം എല്ലായിടത്തും തിരയുക",
  showing: (words) => (
    <>
      <strong>{words}</strong> എന്നതിന്റെ ഫലങ്ങൾ കാണിക്കുന്നു.
    </>
  ),
  insteadFor: (words) => `പകരം ${words} എന്ന് തിരയുക`,

  found: (count) => `${products(count)} കണ്ടെത്തി`,
  foundIn: (count, category) => `${category}: ${products(count)} കണ്ടെത്തി`,
  foundFor: (count, words) => `"${words}" എന്നതിന് ${products(count)} കണ്ടെത്തി`,
  foundAndClose: (count, words, close) =>
    `"${words}" എന്നതിന് ${products(count)} കണ്ടെത്തി, കൂടാതെ ${closeMatches(close)}`,
  onlyClose: (close, words) =>
    `"${words}" എന്നതിന് കൃത്യമായി ഒന്നുമില്ല, എങ്കിലും ${closeMatches(close)} ഉണ്ട്`,

  noneTitle: "ഉൽപ്പന്നങ്ങളൊന്നും കണ്ടെത്തിയില്ല",
  noneFor: (words) =>
    `"${words}" എന്നതിന് ഉൽപ്പന്നങ്ങൾ കണ്ടെത്തിയില്ല. മറ്റ് വാക്കുകൾ നൽകുക, അല്ലെങ്കിൽ വിഭാഗങ്ങൾ നോക്കുക.`,
  noneFiltered: "ഈ ഫിൽട്ടറുകൾക്ക് ചേരുന്ന ഉൽപ്പന്നമില്ല. ഒന്ന് നീക്കുക, അല്ലെങ്കിൽ വിഭാഗങ്ങൾ നോക്കുക.",
  didYouMean: "ഇതാണോ ഉദ്ദേശിച്ചത്",
  browseAll: "എല്ലാ ഉൽപ്പന്നങ്ങളും കാണുക",
  askOnWhatsApp: "WhatsApp-ൽ ചോദിക്കുക",
  haveYou: (words) => `ഇത് ലഭ്യമാണോ? ${words}`,
  call: (phone) => `വിളിക്കുക: ${phone}`,
};

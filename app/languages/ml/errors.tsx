/** The error pages in Malayalam. */
import type { Messages } from "../en/messages.ts";

export const errors: Messages["errors"] = {
  notFound: "താൾ കണ്ടെത്തിയില്ല",
  notFoundHint: "വെബ് വിലാസം പരിശോധിക്കുക, അല്ലെങ്കിൽ ഉൽപ്പന്നം തിരയുക. അത് ഇപ്പോൾ വിൽക്കുന്നുണ്ടാവില്ല.",
  backToHome: "പ്രധാന താളിലേക്ക്",
  allCategories: "എല്ലാ വിഭാഗങ്ങളും",
  locations: "ഞങ്ങളുടെ ശാഖകൾ",
  call: (phone) => `വിളിക്കുക: ${phone}`,

  outage: "കാറ്റലോഗ് ഇപ്പോൾ ലഭ്യമല്ല",
  outageHint: "ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.",

  notLoaded: "ഈ താൾ ലഭിച്ചില്ല",
  notLoadedHint: "ഇന്റർനെറ്റ് കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.",
  reference: (id) => <>റഫറൻസ്: {id}</>,

  problem: "ഒരു തകരാറുണ്ട്",
  tooLarge: "ഫോം വളരെ വലുതാണ്. എഴുത്ത് ചുരുക്കുക, അല്ലെങ്കിൽ ചെറിയ ഫയൽ തിരഞ്ഞെടുക്കുക.",
  rejected: "ഈ അഭ്യർത്ഥന നടത്താനാവില്ല. തിരികെ പോയി വീണ്ടും ശ്രമിക്കുക.",
};

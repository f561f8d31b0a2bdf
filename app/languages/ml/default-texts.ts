/** The texts of a shop that has not written its own, in Malayalam. */
import type { ServerMessages } from "../en/server-messages.ts";

export const defaultTexts: ServerMessages["defaultTexts"] = {
  menus: {
    pages: "താളുകൾ",
    allCategories: "എല്ലാ വിഭാഗങ്ങളും",
    locations: "ഞങ്ങളുടെ ശാഖകൾ",
    about: "ഞങ്ങളെക്കുറിച്ച്",
    contact: "ബന്ധപ്പെടുക",
    search: "തിരയുക",
    compare: "താരതമ്യം",
  },
  badgeText: "ശ്രദ്ധേയം",
  offer: "ലഭ്യമാണ്",
  stock: { in: "സ്റ്റോക്കുണ്ട്", out: "സ്റ്റോക്കില്ല", ask: "ശാഖയിൽ ചോദിക്കുക" },
  branchType: "ശാഖ",
  about: { title: "ഞങ്ങളെക്കുറിച്ച്" },
  contact: { lead: "ഏത് യന്ത്രം, എന്ത് പണിക്ക് എന്ന് പറയുക." },
  areas: {
    heading: "{city}: ഡെലിവറിയും സർവീസും",
    popularHeading: "{city}: നിർദ്ദേശിക്കുന്ന യന്ത്രങ്ങൾ",
  },
  call: "എന്ത് പണിക്കാണെന്ന് പറയുക. പറ്റിയ യന്ത്രവും വിലയും ഞങ്ങൾ പറയാം.",
};

/** Texts about a category or product that does not exist in Malayalam. */
import type { Messages } from "../en/messages.ts";

export const notFound: Messages["notFound"] = {
  category: {
    title: "വിഭാഗം കണ്ടെത്തിയില്ല",
    description: "മറ്റൊരു വിഭാഗം തിരഞ്ഞെടുക്കുക.",
    backToHome: "പ്രധാന താളിലേക്ക്",
  },
  product: {
    title: "ഉൽപ്പന്നം കണ്ടെത്തിയില്ല",
    description: "നിങ്ങൾ തിരയുന്ന ഉൽപ്പന്നം ഇല്ല, അല്ലെങ്കിൽ നീക്കം ചെയ്തു.",
    backToHome: "പ്രധാന താളിലേക്ക്",
  },
  search: "ഉൽപ്പന്നങ്ങൾ തിരയുക",
  allCategories: "എല്ലാ വിഭാഗങ്ങളും",
};

/** The home page in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number, products } from "./intl.ts";

export const home: Messages["home"] = {
  title: "ആമുഖം",
  description: (shop) => `${shop}: ഉൽപ്പന്നങ്ങൾ താരതമ്യം ചെയ്യുക, ശാഖ കണ്ടെത്തുക, സംശയങ്ങൾ ചോദിക്കുക.`,
  shopByCategory: "വിഭാഗം തിരഞ്ഞെടുക്കുക",
  featured: "ഇവ ശ്രദ്ധിക്കുക",
  apiIssue: (reason) => `കാറ്റലോഗ് ലഭിച്ചില്ല: ${reason}`,

  previousCategories: "മുമ്പത്തെ വിഭാഗങ്ങൾ",
  nextCategories: "അടുത്ത വിഭാഗങ്ങൾ",
  highlights: "പ്രധാനപ്പെട്ടവ",
  carousel: "ചിത്രനിര",
  slide: "ചിത്രം",
  slideOf: (slide, total) => `${number(total)}-ൽ ${number(slide)}`,
  play: "തുടങ്ങുക",
  pause: "നിർത്തുക",
  previousSlide: "മുമ്പത്തെ ചിത്രം",
  nextSlide: "അടുത്ത ചിത്രം",
  whyHere: "എന്തുകൊണ്ട് ഇവിടെ നിന്ന് വാങ്ങണം",
  keyToPicture: "ചിത്രത്തിലെ യന്ത്രങ്ങൾ",
  viewProduct: "ഉൽപ്പന്നം കാണുക",
  products,
  noSubcategories: (requested, available) =>
    `ഉപവിഭാഗങ്ങൾ കണ്ടെത്തിയില്ല. ചോദിച്ചത്: ${requested.join(", ")}. ഉള്ളത്: ${available.join(", ") || "ഒന്നുമില്ല"}.`,
  scroll: (heading) => `നീക്കുക: ${heading}`,
};

/** The shop's information pages in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number, plural } from "./intl.ts";

export const info: Messages["info"] = {
  home: "ആമുഖം",
  groupPages: (group) => `${group}: താളുകൾ`,
  askUs: "ഞങ്ങളോട് ചോദിക്കുക",
  whatsApp: "WhatsApp",
  deletedAfter: (days) =>
    plural(days, {
      one: "സന്ദേശങ്ങൾ കിട്ടി 1 ദിവസം കഴിഞ്ഞാൽ ഞങ്ങൾ മായ്ക്കും.",
      other: `സന്ദേശങ്ങൾ കിട്ടി ${number(days)} ദിവസം കഴിഞ്ഞാൽ ഞങ്ങൾ മായ്ക്കും.`,
    }),
  alsoMailed: "സന്ദേശങ്ങൾ ഇമെയിലായും ഞങ്ങൾക്ക് കിട്ടും; ആ പകർപ്പുകൾ മായ്ക്കില്ല.",
};

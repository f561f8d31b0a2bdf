/** The about page in Malayalam. */
import type { Messages } from "../en/messages.ts";

export const about: Messages["about"] = { home: "ആമുഖം", title: "ഞങ്ങളെക്കുറിച്ച്" };

/** The menus and the footer in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { number, plural } from "./intl.ts";

export const menus: Messages["menus"] = {
  categories: "വിഭാഗങ്ങൾ",
  customerService: "കസ്റ്റമർ സർവീസ്",
  call: (phone) => `വിളിക്കുക: ${phone}`,
  whatsApp: "WhatsApp",
  back: "തിരികെ",
  follow: "പിന്തുടരുക",
  towns: "സേവനമുള്ള പട്ടണങ്ങൾ",
  allTowns: (towns) => plural(towns, { one: "1 പട്ടണം", other: `${number(towns)} പട്ടണങ്ങളും കാണുക` }),
  copyright: (shop, state) => `© ${shop}, ${state}`,
};

/** The menus and the footer in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number, plural } from "./intl.ts";

export const menus: Messages["menus"] = {
  categories: "Kategorier",
  customerService: "Kundeservice",
  call: (phone) => `Ring ${phone}`,
  whatsApp: "WhatsApp",
  back: "Tilbake",
  follow: "Følg oss",
  towns: "Steder vi betjener",
  allTowns: (towns) => plural(towns, { one: "1 sted", other: `Alle ${number(towns)} steder` }),
  copyright: (shop, state) => `© ${shop}, ${state}`,
};

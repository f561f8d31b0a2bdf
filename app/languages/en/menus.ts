/** The menus and the footer, which only the server writes, in English. */

import type { Messages } from "../language.ts";
import { number, plural } from "./intl.ts";

const en = {
  categories: "Categories",
  customerService: "Customer service",
  call: (phone: string) => `Call ${phone}`,
  whatsApp: "WhatsApp",
  back: "Back",
  follow: "Follow",
  towns: "Towns we serve",
  allTowns: (towns: number) =>
    plural(towns, { one: "1 town", other: `All ${number(towns)} towns` }),
  copyright: (shop: string, state: string) => `© ${shop}, ${state}`,
};

export const menus: Messages<typeof en> = { en };

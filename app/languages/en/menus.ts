/** The menus and the footer, which only the server writes, in English. */

import { number, plural } from "./intl.ts";

export const menus = {
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

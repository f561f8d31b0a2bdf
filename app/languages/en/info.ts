/** The shop's information pages in English; their texts are in its folder. */

import { number, plural } from "./intl.ts";

export const info = {
  home: "Home",
  groupPages: (group: string) => `${group} pages`,
  askUs: "Ask us",
  whatsApp: "WhatsApp",
  /** How long a visitor's message is kept. */
  deletedAfter: (days: number) =>
    plural(days, {
      one: "We delete messages 1 day after we receive them.",
      other: `We delete messages ${number(days)} days after we receive them.`,
    }),
  alsoMailed: "We also receive messages by email; those copies are not deleted.",
};

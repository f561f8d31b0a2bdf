/** The shop's information pages in Norwegian. */
import type { Messages } from "../en/messages.ts";
import { number, plural } from "./intl.ts";

export const info: Messages["info"] = {
  home: "Forside",
  groupPages: (group) => `Sider: ${group}`,
  askUs: "Spør oss",
  whatsApp: "WhatsApp",
  deletedAfter: (days) =>
    plural(days, {
      one: "Vi sletter meldinger 1 dag etter at vi mottok dem.",
      other: `Vi sletter meldinger ${number(days)} dager etter at vi mottok dem.`,
    }),
  alsoMailed: "Vi mottar også meldinger som e-post; de kopiene blir ikke slettet.",
};

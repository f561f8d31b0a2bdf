/** Breadcrumbs and descriptions of categories in Norwegian. */
import type { ServerMessages } from "../en/server-messages.ts";

export const groups: ServerMessages["groups"] = {
  home: "Forside",
  description: (group, shop) => `${group} hos ${shop}. Spør oss hva som passer til ditt arbeid.`,
};

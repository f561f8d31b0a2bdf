/** Breadcrumbs and descriptions of categories in Malayalam. */
import type { ServerMessages } from "../en/server-messages.ts";

export const groups: ServerMessages["groups"] = {
  home: "ആമുഖം",
  description: (group, shop) => `${group}: ${shop}. നിങ്ങളുടെ ജോലിക്ക് ഏതാണ് നല്ലതെന്ന് ഞങ്ങളോട് ചോദിക്കുക.`,
};

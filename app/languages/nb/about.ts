/** The about page in Norwegian. */
import type { Messages } from "../en/messages.ts";

export const about: Messages["about"] = { home: "Forside", title: "Om oss" };

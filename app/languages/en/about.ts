/** The about page in English; the shop's folder has the rest of its texts. */
import type { Messages } from "../language.ts";

const en = { home: "Home", title: "About Us" };

export const about: Messages<typeof en> = { en };

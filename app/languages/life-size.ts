/** Texts of the drawing at actual size, loaded when it opens. */
import { lifeSize as en } from "./en/life-size.ts";
import type { Messages } from "./language.ts";

export const lifeSize: Messages<typeof en> = { en };

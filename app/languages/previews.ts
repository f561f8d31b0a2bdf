/** Texts of share images, which only the server draws. */
import { previews as en } from "./en/previews.ts";
import type { Messages } from "./language.ts";

export type PreviewsMessages = typeof en;
export const previews: Messages<PreviewsMessages> = { en };

/** Texts of the error pages. */
import { errors as en } from "./en/errors.tsx";
import type { Messages } from "./language.ts";

export const errors: Messages<typeof en> = { en };

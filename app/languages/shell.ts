/** Texts of the header, the search box, loading messages, and parts of many pages. */
import { shell as en } from "./en/shell.tsx";
import type { Messages } from "./language.ts";

export type ShellMessages = typeof en;
export const shell: Messages<ShellMessages> = { en };

/** Texts of the branches page. */
import { branches as en } from "./en/branches.tsx";
import type { Messages } from "./language.ts";

export type BranchesMessages = typeof en;
export const branches: Messages<BranchesMessages> = { en };

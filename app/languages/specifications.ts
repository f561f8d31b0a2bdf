/** Texts of filters and sort orders by specifications; only loaders read them. */
import { specifications as en } from "./en/specifications.ts";
import type { Messages } from "./language.ts";

export type SpecificationMessages = typeof en;
export const specifications: Messages<SpecificationMessages> = { en };

/** Breadcrumbs and descriptions of categories, which only the server writes, in English. */
import type { Messages } from "../language.ts";

const en = {
  home: "Home",
  /** For a category without a description, also an empty one. */
  description: (group: string, shop: string) =>
    `${group} at ${shop}. Ask us which one suits your work.`,
};

export type GroupsMessages = typeof en;
export const groups: Messages<GroupsMessages> = { en };

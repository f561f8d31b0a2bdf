/** Breadcrumbs and descriptions of categories, which only the server writes, in English. */

export const groups = {
  home: "Home",
  /** For a category without a description, also an empty one. */
  description: (group: string, shop: string) =>
    `${group} at ${shop}. Ask us which one suits your work.`,
};

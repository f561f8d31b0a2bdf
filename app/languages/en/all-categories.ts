/** The page of all categories in English. */

export const allCategories = {
  home: "Home",
  title: "All Categories",
  description: (shop: string) => `Every category of the catalogue of ${shop}.`,
  categories: "Categories",
  more: "Also in the range",
};

/** The menus of a shop that has written none, in English. */

export const defaultMenus = {
  pages: "Pages",
  allCategories: "All Categories",
  locations: "Our Locations",
  about: "About Us",
  contact: "Contact",
  search: "Search",
  compare: "Compare Products",
};

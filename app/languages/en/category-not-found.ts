/** Texts about a category that does not exist in English. */

export const categoryNotFound = {
  title: "Category Not Found",
  description: "Please select a valid category.",
  backToHome: "Back to Home",
  search: "Search Products",
  allCategories: "All categories",
};

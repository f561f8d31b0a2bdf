/** Texts about a category or product that does not exist in English. */

export const notFound = {
  category: {
    title: "Category Not Found",
    description: "Please select a valid category.",
    backToHome: "Back to Home",
  },
  product: {
    title: "Product Not Found",
    description: "The product you're looking for doesn't exist or has been removed.",
    backToHome: "Return to Home",
  },
  search: "Search Products",
  allCategories: "All categories",
};

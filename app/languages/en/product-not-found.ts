/** Texts about a product that does not exist in English. */

export const productNotFound = {
  title: "Product Not Found",
  description: "The product you're looking for doesn't exist or has been removed.",
  backToHome: "Return to Home",
  search: "Search Products",
  allCategories: "All categories",
};

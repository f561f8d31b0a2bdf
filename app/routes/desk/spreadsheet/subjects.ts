/** What a spreadsheet can be of, and where its calls are. */
export const SUBJECTS = {
  products: { name: "Products", calls: "/catalogue" },
  categories: { name: "Categories and collections", calls: "/catalogue/categories" },
} as const;

export type Subject = keyof typeof SUBJECTS;

/** Products where nothing else is meant. */
export const toSubject = (given: unknown): Subject => (given === "categories" ? given : "products");

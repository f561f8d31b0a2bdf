/** The contents that a spreadsheet can have. */
export const SUBJECTS = {
  products: { name: "Products" },
  categories: { name: "Categories and collections" },
} as const;

export type Subject = keyof typeof SUBJECTS;

/** Products by default. */
export const toSubject = (input: unknown): Subject => (input === "categories" ? input : "products");

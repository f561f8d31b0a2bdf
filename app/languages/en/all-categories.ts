/** The page of all categories in English. */
import type { Messages } from "../language.ts";

const en = {
  home: "Home",
  title: "All Categories",
  description: (shop: string) => `Every category of the catalogue of ${shop}.`,
  categories: "Categories",
  more: "Also in the range",
};

export const allCategories: Messages<typeof en> = { en };

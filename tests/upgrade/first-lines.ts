/** The catalogue file of a small shop, with records that the first release cannot create. */
export const FIRST_LINES = [
  { catalogue: 1, products: 0 },
  { brand: { id: 1, name: "Kirlo", slug: "kirlo", description: "Pumps" } },
  { type: { id: 1, name: "Petrol", slug: "petrol" } },
  { type: { id: 2, name: "Cordless", slug: "cordless" } },
  {
    category: {
      id: 1,
      name: "Chainsaws",
      slug: "chainsaws",
      description: "Saws",
      kind: "category",
      product_count: 0,
    },
  },
  {
    category: {
      id: 2,
      name: "Water Pumps",
      slug: "water-pumps",
      description: "",
      kind: "category",
      product_count: 0,
    },
  },
  {
    category: {
      id: 3,
      name: "Monsoon",
      slug: "monsoon",
      description: "",
      kind: "collection",
      product_count: 0,
    },
  },
  {
    subcategory: {
      id: 1,
      name: "Petrol Chainsaws",
      slug: "petrol-chainsaws",
      description: "",
      category_id: 1,
      product_count: 0,
    },
  },
  {
    subcategory: {
      id: 2,
      name: "Monoblock",
      slug: "monoblock",
      description: "",
      category_id: 2,
      product_count: 0,
    },
  },
].map((line) => JSON.stringify(line));

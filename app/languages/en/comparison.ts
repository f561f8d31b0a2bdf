/** The comparison page in English. */

/** For products that are drawn to the same scale, by their number. */
const ONE_SCALE = [
  "",
  "",
  "Both drawn to the same scale.",
  "All three drawn to the same scale.",
  "All four drawn to the same scale.",
];

export const comparison = {
  title: "Compare Products",
  titleOf: (models: string) => `Compare Products: ${models}`,
  description: "Compare the specifications of up to four machines side by side.",
  descriptionOf: (models: string) =>
    `${models} side by side: their specifications and where they differ.`,
  onlyDifferences: "Only differences",
  person: "Person, 165 cm",
  close: "Close comparison",
  /** `reason` is the upstream's status line or failure, in English. */
  notLoaded: (reason: string) => `Some products could not be loaded: ${reason}`,
  askUs: "Ask us",
  whichOne: "Which one suits your work? Ask us.",
  askAbout: "Ask about these",
  call: (phone: string) => `Call ${phone}`,

  table: "Comparison",
  caption: (names: string) => `${names} side by side`,
  learnMore: "Learn More",
  learnMoreAbout: (model: string) => `Learn More about ${model}`,
  remove: (model: string) => `Remove ${model}`,
  addProduct: "Add Product",
  price: "Price",
  sku: "SKU",
  brief: "Description",
  productType: "Product Type",
  notKnown: "N/A",
  /** After the name of a row. */
  differs: ", differs",
  unlike: "These machines do different work. The table shows what they have in common.",
  allRows: "Show all rows",
  noDifferences: "These products do not differ in any specification.",
  oneScale: (products: number) => ONE_SCALE[products] ?? "",
  noScale: "Not to one scale",
  /** On a phone, above a table of which two products are visible. */
  sideways: (products: number) => `${products} products: scroll sideways`,
  marks: "The products differ in the marked rows.",
  bars: "Each bar compares a value with the largest in its row.",

  fewTitle: "No Products to Compare",
  few: "Choose at least two machines to see them side by side.",
  browse: "Browse Products",
};

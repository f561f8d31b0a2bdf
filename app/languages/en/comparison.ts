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
  contactNow: "Contact Now",
  call: (phone: string) => `Call ${phone}`,

  table: "Comparison",
  caption: (names: string) => `${names} side by side`,
  learnMore: "Learn More",
  learnMoreAbout: (model: string) => `Learn More about ${model}`,
  remove: (model: string) => `Remove ${model}`,
  addProduct: "Add Product",
  price: "Price",
  notKnown: "N/A",
  /** After the name of a row. */
  differs: ", differs",
  noDifferences: "These products do not differ in any specification.",
  allToScale: (products: number) => ONE_SCALE[products] ?? "",
  someToScale: "Products with a dimension are drawn to the same scale.",
  /** Below a machine of unknown size, beside others that are drawn to scale. */
  notToScale: "not to scale",
  unknownScale: "Not drawn to the same scale: their sizes are not known.",
  noScale: "Not drawn to the same scale: their sizes differ too much.",
  marks: "The products differ in the marked rows.",
  bars: "Each bar compares a value with the largest in its row.",

  fewTitle: "No Products to Compare",
  few: "Choose at least two machines to see them side by side.",
  browse: "Browse Products",
};

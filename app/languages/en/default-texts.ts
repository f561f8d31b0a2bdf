/** The texts of a shop that has not written its own, in English. */

export const defaultTexts = {
  menus: {
    pages: "Pages",
    allCategories: "All Categories",
    locations: "Our Locations",
    about: "About Us",
    contact: "Contact",
    search: "Search",
    compare: "Compare Products",
  },
  badgeText: "Featured",
  /** Of a way to pay. */
  offer: "Available",
  stock: { in: "In stock", out: "Out of stock", ask: "Ask the branch" },
  branchType: "Branch",
  about: { title: "About Us" },
  contact: { lead: "Tell us the machine and the job." },
  /** In texts, {city} is the page's. */
  areas: {
    heading: "Delivery and service in {city}",
    popularHeading: "Suggested machines in {city}",
  },
  /** Of a town's page. */
  call: "Tell us what you need it for. We recommend a machine and give its price.",
};

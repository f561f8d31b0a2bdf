/** Share images in English. */
import { number, products } from "./intl.ts";

export const previews = {
  about: (shop: string) => `About ${shop}`,
  branches: "Our branches",
  contact: (shop: string) => `Contact ${shop}`,
  compare: "Compare machines",
  products,
  /** `names` are some of them. */
  productsNamed: (count: number, names: string) => `${products(count)}: ${names}`,
  nearestBranch: (branch: string) => `Nearest branch: ${branch}`,
  inTown: "In the town itself",
  inStraightLine: (km: number) => `${number(km)} km in a straight line`,
};

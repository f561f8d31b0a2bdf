/** A product's data sheet in English. */
import { number } from "./intl.ts";

export const dataSheet = {
  title: (product: string) => `${product}: data sheet`,
  back: "Back to the product",
  nearestTo: "Branch nearest to",
  headOffice: "Head office",
  show: "Show",
  save: "Save as an image",
  print: "Print",
  noPicture: "No picture yet",
  branchAt: (branch: string, km: number) => `${branch} · ${number(km)} km in a straight line`,
};

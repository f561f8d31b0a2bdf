/** Three drawings of the trade, for a product whose upstream has no picture of it. */
import type { ProductImage } from "#app/catalogue/product.ts";
import brushcutter from "./stock/brushcutter.svg?url";
import hedgeTrimmer from "./stock/hedge-trimmer.svg?url";
import pressureWasher from "./stock/pressure-washer.svg?url";

const toStock = (url: string, machine: string, height: number): ProductImage => ({
  url,
  alt: `Stock drawing of a ${machine}; there is no picture of this product yet`,
  width: 312,
  height,
  scale: null,
});

export const stockPictures: readonly ProductImage[] = [
  toStock(brushcutter, "brushcutter", 203),
  toStock(hedgeTrimmer, "hedge trimmer", 87),
  toStock(pressureWasher, "pressure washer", 188),
];

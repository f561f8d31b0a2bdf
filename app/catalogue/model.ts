/** A product's name in its two parts, whether or not the upstream's name already has the brand in it. */
import type { ProductSummary } from "./product.ts";

type Named = Pick<ProductSummary, "name" | "brand">;

/** The name without the brand; the whole name where nothing else would be left. */
export function toModel({ name, brand }: Named): string {
  const model = startsWithBrand({ name, brand }) ? name.slice(brand.length).trim() : name;
  return model || name;
}

/** The brand and the model. */
export function toFullName({ name, brand }: Named): string {
  return startsWithBrand({ name, brand }) || brand === "" ? name : `${brand} ${name}`;
}

function startsWithBrand({ name, brand }: Named): boolean {
  return `${name} `.toLowerCase().startsWith(`${brand.toLowerCase()} `);
}

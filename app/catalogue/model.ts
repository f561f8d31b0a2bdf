/** Splits a product's name into brand and model, whether or not the name includes the brand. */
import type { ProductSummary } from "./product.ts";

type NamedWithBrand = Pick<ProductSummary, "name" | "brand">;

/** The name without the brand; the whole name where nothing would remain. */
export function toModel({ name, brand }: NamedWithBrand): string {
  const isBegun = `${name} `.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return (isBegun && name.slice(brand.length).trim()) || name;
}

/** What lists are sorted by, as cards show it: the brand, then the model. */
export function toSortName(product: NamedWithBrand): string {
  return `${product.brand} ${toModel(product)}`.trim();
}

/** The brand and the model; the name alone where it contains the brand, as in "Forno Bosch C3". */
export function toFullName({ name, brand }: NamedWithBrand): string {
  const isNamed = ` ${name} `.toLowerCase().includes(` ${brand.toLowerCase()} `);
  return isNamed || brand === "" ? name : `${brand} ${name}`;
}

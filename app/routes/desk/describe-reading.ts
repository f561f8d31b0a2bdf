/** Describes how the site reads a specification, for the pages on which it is entered. */
import type { Specification } from "#app/catalogue/product.ts";
import { formatQuantity } from "#app/catalogue/quantity/format.ts";
import { readSpecification } from "#app/catalogue/quantity/read-specification.ts";

/** "Read as 5.5 kW" or "Stored as text". */
export function describeReading(specification: Specification): string {
  const quantity = readSpecification(specification);
  return quantity ? `Read as ${formatQuantity(quantity)}` : "Stored as text";
}

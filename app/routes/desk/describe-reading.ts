/** Describes how the site reads a specification, for the pages on which it is entered. */
import type { Specification } from "#app/catalogue/product.ts";
import { formatQuantity } from "#app/catalogue/quantity/format.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";

/** "Read as 5.5 kW" or "Stored as text". */
export function describeReading(specification: Specification): string {
  const quantity = DEFAULT_READER.readQuantity(specification);
  return quantity ? `Read as ${formatQuantity(quantity)}` : "Stored as text";
}

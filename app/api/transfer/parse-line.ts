/** Parses a line of a catalogue file. */
import { CatalogueHead, CatalogueLine } from "#app/contract/catalogue-file.ts";
import { toValidationMessage } from "#app/contract/validation-messages.ts";

/** The first line is the head. @returns the entry, or what is wrong with the line */
export function parseLine(
  text: string,
  isFirst: boolean,
): { entry: CatalogueLine | CatalogueHead } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (!/^\ufeff?\s*</.test(text)) return { fault: "is not JSON" };
    return { fault: "is XML or HTML, not a catalogue: save the products as a spreadsheet, .xlsx" };
  }
  const parsed = isFirst ? CatalogueHead.safeParse(value) : CatalogueLine.safeParse(value);
  return parsed.success
    ? { entry: parsed.data }
    : { fault: nameLine(value) + toValidationMessage(parsed.error) };
}

/** The start of a message about a product's line; empty for other lines. */
export function nameLine(value: unknown): string {
  const { product } = (value ?? {}) as { product?: { name?: unknown; sku?: unknown } };
  if (!product) return "";
  const sku = product.sku ? ` (${product.sku})` : "";
  return `product "${product.name}"${sku}: `;
}

/** Distinguishes compatibility entered by staff from compatibility derived from specifications. */
import type { ProductUpdate } from "#app/contract/product.ts";
import type { IndexedCatalogue } from "../index/catalogue.ts";

/** Drops `fits` if it equals the API's last response: clients send whole products back. */
export function withoutDerivedFits<T extends ProductUpdate>(
  fields: T,
  { compatibility }: IndexedCatalogue,
  id: number,
): T {
  const returned = compatibility.fitsOf(id);
  const isUnchanged =
    fields.fits?.length === returned.length &&
    fields.fits.every((fit, index) => fit === returned[index]);
  return isUnchanged ? { ...fields, fits: undefined } : fields;
}

/** Tells what somebody says a part fits from what the catalogue worked out itself and answered. */
import type { ProductUpdate } from "#app/contract/product.ts";
import type { Catalogue } from "../index/catalogue.ts";

/** Without the machines where they are sent back as they were answered: what follows from figures is not said by it. */
export function withSaidFits<T extends ProductUpdate>(fields: T, { compatibility }: Catalogue, id: number): T {
  const answered = compatibility.fitsOf(id);
  const isAsAnswered = fields.fits?.length === answered.length && fields.fits.every((fit, at) => fit === answered[at]);
  return isAsAnswered ? { ...fields, fits: undefined } : fields;
}

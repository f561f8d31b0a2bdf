/** The view of a product's data sheet: picture, six specifications and a branch. */

import { toFullName } from "#app/catalogue/model.ts";
import type { PriceView } from "#app/catalogue/price.ts";
import type { Product, ProductImage } from "#app/catalogue/product.ts";
import type { ProductsMessages } from "#app/languages/products.ts";
import { site } from "#app/site/site.server.ts";
import { findTown, listBranchesByDistance, listTowns } from "#app/site/towns.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { kindNameOf } from "../../kind-name-of.ts";
import { type KeySpecification, listKeySpecifications } from "../key-specifications.ts";
import { toMetaDescription } from "../meta-description.ts";

interface DataSheetBranch {
  name: string;
  address: string;
  phone: string;
  /** Straight-line kilometres from the requested town; null without a town. */
  km: number | null;
}

export interface DataSheetView {
  name: string;
  kind: string;
  path: string;
  metaDescription: string;
  image: ProductImage | null;
  price: PriceView | null;
  specifications: KeySpecification[];
  branch: DataSheetBranch | null;
  /** Slug of the requested town; empty for none. */
  town: string;
  towns: { slug: string; name: string }[];
}

export function toDataSheetView(
  product: Product,
  pricing: Pricing,
  town: string,
  t: ProductsMessages,
): DataSheetView {
  const match = findTown(site, town);
  return {
    name: toFullName(product),
    kind: kindNameOf(product),
    path: `/products/${product.slug}`,
    metaDescription: toMetaDescription(product, site.company.name, t),
    image: product.image,
    price: pricing.viewOf(product),
    specifications: listKeySpecifications(product),
    branch: findBranch(match?.town.position ?? null),
    town: match?.town.slug ?? "",
    towns: listTowns(site).map(({ town }) => ({ slug: town.slug, name: town.name })),
  };
}

/** The branch nearest to a position; the head office without one. */
function findBranch(
  position: Parameters<typeof listBranchesByDistance>[1] | null,
): DataSheetBranch | null {
  const [nearest] = position ? listBranchesByDistance(site, position) : [];
  const branch = nearest?.branch ?? site.branches[0];
  if (!branch) return null;
  const { name, address, phone } = branch;
  return {
    name,
    address: [address].flat().join(", "),
    phone: phone.text,
    km: nearest ? Math.round(nearest.km) : null,
  };
}

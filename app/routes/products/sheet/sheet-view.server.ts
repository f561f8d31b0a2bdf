/** What a product's sheet shows: the machine, six figures, and the branch where it can be seen. */
import { kindOf } from "#app/catalogue/kind-of.ts";
import { toFullName } from "#app/catalogue/model.ts";
import type { Product, ProductImage } from "#app/catalogue/product.ts";
import { findPlace, listBranchesByDistance, listPlaces } from "#app/site/places.ts";
import { site } from "#app/site/site.server.ts";
import { type KeyFigure, listKeyFigures } from "../key-figures.ts";
import { toMetaDescription } from "../meta-description.ts";

export interface SheetBranch {
  name: string;
  address: string;
  phone: string;
  /** Straight-line kilometres from the town that was asked about; null where none was. */
  km: number | null;
}

export interface SheetView {
  name: string;
  kind: string;
  path: string;
  metaDescription: string;
  image: ProductImage | null;
  figures: KeyFigure[];
  branch: SheetBranch | null;
  /** Slug of the town that was asked about; empty for none. */
  town: string;
  towns: { slug: string; name: string }[];
}

export function toSheetView(product: Product, town: string): SheetView {
  const place = findPlace(site, town);
  return {
    name: toFullName(product),
    kind: kindOf(product),
    path: `/products/${product.slug}`,
    metaDescription: toMetaDescription(product, site.company.name),
    image: product.image,
    figures: listKeyFigures(product),
    branch: findBranch(place?.city.position ?? null),
    town: place?.city.slug ?? "",
    towns: listPlaces(site).map(({ city }) => ({ slug: city.slug, name: city.name })),
  };
}

/** The nearest to a place, else the head office. */
function findBranch(position: Parameters<typeof listBranchesByDistance>[1] | null): SheetBranch | null {
  const [near] = position ? listBranchesByDistance(site, position) : [];
  const branch = near?.branch ?? site.branches[0];
  if (!branch) return null;
  const { name, address, phone } = branch;
  return { name, address: [address].flat().join(", "), phone: phone.text, km: near ? Math.round(near.km) : null };
}

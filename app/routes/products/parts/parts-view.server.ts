/** What the page shows of a machine taken apart: its numbered parts, and the spares of the range that belong to each. */
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import type { PartsDrawing } from "#app/drawings/drawings.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { spareKindOf } from "./spare-kind.ts";

export interface PartView {
  name: string;
  does: string;
  /** Where its number stands, percent of the drawing's width and height. */
  left: number;
  top: number;
  spares: { name: string; href: string }[];
}

export interface PartsView {
  heading: string;
  picture: { src: string; width: number; height: number; alt: string };
  /** In the order of their numbers. */
  parts: PartView[];
}

/** Of so many products that fit the machine the kinds are looked at, and of each kind so many are named. */
const LOOKED_AT = 24;
const NAMED = 4;

export async function findParts(upstream: Upstream, product: Product, drawing: PartsDrawing): Promise<PartsView> {
  const ids = product.accessoryIds.slice(0, LOOKED_AT);
  const found = await Promise.all(ids.map((id) => orInOutage(upstream.findProduct(String(id)), () => null)));
  const spares = found.filter((spare) => spare !== null);
  return {
    heading: toModel(product),
    picture: {
      src: `/products/${product.slug}/parts.svg`,
      width: drawing.width,
      height: drawing.height,
      alt: `${toFullName(product)} taken apart along one axis: ${drawing.parts.length} numbered parts`,
    },
    parts: drawing.parts.map(({ name, does, left, top, spares: kinds = [] }) => ({
      ...{ name, does, left, top },
      spares: kinds.flatMap((kind) =>
        spares
          .filter((spare) => spareKindOf(spare) === kind)
          .slice(0, NAMED)
          .map(toLink),
      ),
    })),
  };
}

function toLink(spare: ProductSummary) {
  return { name: toFullName(spare), href: `/products/${spare.slug}` };
}

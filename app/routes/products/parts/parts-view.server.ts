/** The view of an exploded drawing: numbered parts, each with the spares of the catalogue. */

import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import type { PartsDrawing, PlacedPart } from "#app/drawings/drawings.ts";
import type { ProductsMessages } from "#app/languages/products.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { placeNumbers } from "./place-numbers.server.ts";

export interface PartView extends Pick<PartsDrawing["parts"][number], "name" | "does" | "size"> {
  /** Its picture, a view of the drawing. */
  src: string;
  /** CSS properties of its positions on a wide and on a tall plate, and of its number's in it. */
  style: Record<string, number>;
  spares: { name: string; href: string }[];
}

export interface PartsView {
  heading: string;
  /** Describes the whole plate. */
  alt: string;
  aspects: PartsDrawing["aspects"];
  /** By number. */
  parts: PartView[];
}

/** Most spares fetched for a machine. */
const MAX_SPARES = 24;
/** Most spares listed for a part and spare type. */
const MAX_OF_TYPE = 4;

export async function findParts(
  upstream: Upstream,
  product: Product,
  drawing: PartsDrawing,
  t: ProductsMessages,
): Promise<PartsView> {
  const ids = product.accessoryIds.slice(0, MAX_SPARES);
  const products = await Promise.all(
    ids.map((id) => orInOutage(upstream.findProduct(String(id)), () => null)),
  );
  const spares = products.filter((spare) => spare !== null);
  const numbers = await placeNumbers(drawing);
  return {
    heading: toModel(product),
    alt: t.explodedViewOf(toFullName(product), drawing.parts.length),
    aspects: drawing.aspects,
    parts: drawing.parts.map(
      ({ name, does, size, view, depth, wide, tall, spares: types = [] }, index, all) => ({
        name,
        does,
        size,
        src: `/products/${product.slug}/parts.svg#${view}`,
        style: {
          ...toStyle("wide", wide),
          ...toStyle("tall", tall),
          ...numbers[index],
          "--z": all.length - depth,
        },
        spares: types.flatMap((type) =>
          spares
            .filter(({ spareType }) => spareType === type)
            .slice(0, MAX_OF_TYPE)
            .map((spare) => toLink(spare, name, t)),
        ),
      }),
    ),
  };
}

function toStyle(plate: string, { left, top, width, back: [x, y], line }: PlacedPart) {
  const named = { left, top, width, x, y, line };
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [`--${plate}-${name}`, value]),
  );
}

/** A spare that is longer or shorter than the drawn part is named as an alternative to it. */
function toLink(spare: ProductSummary, part: string, t: ProductsMessages) {
  const [name, drawn] = [toFullName(spare), lengthIn(part)];
  const isOther = drawn !== undefined && (lengthIn(name) ?? drawn) !== drawn;
  return { name: isOther ? t.alsoFits(name) : name, href: `/products/${spare.slug}` };
}

const lengthIn = (name: string) => /\b\d{1,3} ?cm\b/.exec(name)?.[0].replace(" ", "");

/** The view of an exploded drawing: numbered parts, each with the spares of the catalogue. */

import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import {
  type MarkedPart,
  markParts,
  type PartsDrawing,
  type PlacedPart,
} from "#app/drawings/drawings.ts";
import type { ProductsMessages } from "#app/languages/products.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

export interface PartView extends Pick<MarkedPart, "name" | "does" | "size"> {
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
  /** All lines on the wide plate, and on the tall one, in percent of its width. */
  lines: { viewBox: string; d: string }[];
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
  const parts = await markParts(drawing);
  return {
    heading: toModel(product),
    alt: t.explodedViewOf(toFullName(product), parts.length),
    aspects: drawing.aspects,
    lines: (["wide", "tall"] as const).map((plate) => ({
      viewBox: `0 0 100 ${100 / drawing.aspects[plate]}`,
      d: parts.map(({ line }) => line[plate]).join(""),
    })),
    parts: parts.map((part) => ({
      name: part.name,
      does: part.does,
      size: part.size,
      src: `/products/${product.slug}/parts.svg#${part.view}`,
      style: {
        ...toStyle("wide", part.wide),
        ...toStyle("tall", part.tall),
        "--across": Math.round(100 * part.number[0]),
        "--down": Math.round(100 * part.number[1]),
        "--z": parts.length - part.depth,
      },
      spares: (part.spares ?? []).flatMap((type) =>
        spares
          .filter(({ spareType }) => spareType === type)
          .slice(0, MAX_OF_TYPE)
          .map((spare) => toLink(spare, part.name, t)),
      ),
    })),
  };
}

function toStyle(plate: string, { left, top, width, back: [x, y] }: PlacedPart) {
  const named = { left, top, width, x, y };
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [`--${plate}-${name}`, value]),
  );
}

/**
 * A chain is named with the length of its bar. A spare that is longer or shorter than the drawn
 * part is named as an alternative to it.
 */
function toLink(spare: ProductSummary, part: string, t: ProductsMessages) {
  const bar = spare.specifications.find(({ name }) => name === "Guide bar length")?.value ?? "";
  const [fullName, drawn] = [toFullName(spare), lengthIn(part)];
  const name = fullName.includes(bar) ? fullName : `${fullName}, ${bar}`;
  const isOther = drawn !== undefined && (lengthIn(name) ?? drawn) !== drawn;
  return { name: isOther ? t.alsoFits(name) : name, href: `/products/${spare.slug}` };
}

const lengthIn = (name: string) => /\b\d{1,3} ?cm\b/.exec(name)?.[0].replace(" ", "");

/** Tells which kind of spare a product is, by the words of its type, its place and its name. */
import type { ProductSummary } from "#app/catalogue/product.ts";
import type { SpareKind } from "#app/drawings/drawings.ts";

/** The first that fits is taken: a charger is for batteries, and a bar for chains. */
const KINDS: [kind: SpareKind, words: RegExp][] = [
  ["chargers", /\bcharger/],
  ["batteries", /\bbatter(?:y|ies)\b/],
  ["guide bars", /\bguide bars?\b|\bchainsaw bars?\b/],
  ["saw chains", /\b(?:saw|chainsaw) chains?\b|\bchain loops?\b/],
  ["mowing line", /\b(?:mowing|trimmer|nylon) lines?\b/],
  ["mowing heads", /\b(?:mowing|trimmer|line|cutting) heads?\b|\b(?:grass|brush|saw) (?:blade|knife)\b/],
  ["filters", /\bfilters?\b/],
  ["hoses", /\bhoses?\b/],
  ["oils", /\boils?\b|\blubricants?\b/],
  ["washing tools", /\bwasher accessor|\bnozzles?\b|\bsurface cleaners?\b|\bwashing brush/],
];

type Named = Pick<ProductSummary, "name" | "productType" | "subcategory">;

/** The product's own name tells more than the place it is listed in: a hose among the washer's accessories. */
export function spareKindOf({ name, productType, subcategory }: Named): SpareKind | null {
  for (const text of [name, productType, subcategory]) {
    const found = KINDS.find(([, words]) => words.test((text ?? "").slice(0, 300).toLowerCase()));
    if (found) return found[0];
  }
  return null;
}

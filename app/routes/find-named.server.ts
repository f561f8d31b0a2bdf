/** Finds the products that a text names: "MS 170, 180 or MS 182" names three. */
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { ProductSummary } from "#app/catalogue/product.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

const SEPARATORS = /[,;/\n]|\s(?:and|or|vs\.?)\s|(?<=\d)\s+(?=\d)/i;
/** More names than these are ignored. */
const MAX = 8;
const SEARCHED = 6;
const SIMILAR = 3;

export interface NamedProducts {
  /** In the order of their names, without duplicates. */
  products: ProductSummary[];
  /** What a name without a product may have meant. */
  similar: ProductSummary[];
  /** The names without a product. */
  missing: string;
}

/** @returns nothing in an outage */
export async function findNamed({ optional }: Upstream, text: string): Promise<NamedProducts> {
  const found = await Promise.all(
    listNames(text).map(async (q) => {
      const page = await optional.findProducts({ q, limit: SEARCHED });
      const products = page?.products ?? [];
      return { q, products, named: products.find((product) => isNamed(product, q)) };
    }),
  );
  const named = found.flatMap((each) => each.named ?? []);
  return {
    products: [...new Map(named.map((product) => [product.id, product])).values()],
    similar: found.flatMap(({ products, named: one }) => (one ? [] : products.slice(0, SIMILAR))),
    missing: found.flatMap(({ q, named: one }) => (one ? [] : q)).join(", "),
  };
}

/** Whether a text names several models, which have numbers. */
export function namesSeveral(text: string): boolean {
  return SEPARATORS.test(text) && listNames(text).filter((name) => /\d/.test(name)).length > 1;
}

/** A number alone continues the name before it: "180" after "MS 170" is "MS 180". */
function listNames(text: string): string[] {
  const names: string[] = [];
  for (const part of text.split(SEPARATORS).map((each) => each.trim())) {
    const series = /^\d/.test(part) ? (/^\D*/.exec(names.at(-1) ?? "")?.[0] ?? "") : "";
    if (part !== "") names.push(series + part);
  }
  return names.slice(0, MAX);
}

const toKey = (name: string) => name.toLowerCase().replaceAll(/[\s-]/g, "");

function isNamed(product: ProductSummary, name: string): boolean {
  const { sku } = product;
  return [toModel(product), toFullName(product), sku ?? ""].map(toKey).includes(toKey(name));
}

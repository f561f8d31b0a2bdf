/** Gives products their slugs, and keeps the ones they had before leading to them. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import { ApiError } from "../api-error.ts";
import type { Writer } from "../database/writing.ts";

/** Small Latin letters and figures of a name; null when it has none. */
export function slugOf(name: string): string | null {
  const slug = toSlug(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 100)
    .replace(/^-|-$/g, "");
  // Figures alone are an id in an address.
  return slug === "" || /^\d+$/.test(slug) ? null : slug;
}

async function isTaken(trx: Writer, slug: string, productId: number): Promise<boolean> {
  const product = await trx.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirst();
  if (product && product.id !== productId) return true;
  const alias = await trx.selectFrom("slug_aliases").select("product_id").where("slug", "=", slug).executeTakeFirst();
  return alias !== undefined && alias.product_id !== productId;
}

/** @throws an ApiError when another product has it or had it. */
export async function refuseTakenSlug(trx: Writer, slug: string, productId: number): Promise<void> {
  if (await isTaken(trx, slug, productId)) throw new ApiError(409, "slug: another product has it");
}

/** The first that is free of `name`, `name-2` … */
export async function freeSlug(trx: Writer, name: string, productId: number): Promise<string> {
  const base = slugOf(name) ?? `product-${productId}`;
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!(await isTaken(trx, slug, productId))) return slug;
  }
}

/** The former slug leads on; the new one, if it was a former one of this product, is its own again. */
export async function moveSlug(trx: Writer, productId: number, from: string, to: string): Promise<void> {
  if (from === to) return;
  await trx.deleteFrom("slug_aliases").where("slug", "=", to).execute();
  await trx.insertInto("slug_aliases").values({ slug: from, product_id: productId }).execute();
}

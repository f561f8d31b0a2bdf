/** Makes product slugs and redirects former ones. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import { ApiError } from "../api-error.ts";
import type { Writer } from "../database/writing.ts";

/** Lower-case Latin letters and digits of a name; null if it has none. */
export function slugOf(name: string): string | null {
  const slug = toSlug(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 100)
    .replace(/^-|-$/g, "");
  // In URLs, digits alone are an id.
  return slug === "" || /^\d+$/.test(slug) ? null : slug;
}

/** Whether another product has or had it. */
async function isTaken(trx: Writer, slug: string, productId: number): Promise<boolean> {
  const current = trx.selectFrom("products").select("id").where("slug", "=", slug);
  const former = trx.selectFrom("slug_aliases").select("product_id as id").where("slug", "=", slug);
  const owners = await current.unionAll(former).execute();
  return owners.some(({ id }) => id !== productId);
}

/** @throws ApiError 409 if another product has or had the slug. */
export async function rejectTakenSlug(trx: Writer, slug: string, productId: number): Promise<void> {
  if (await isTaken(trx, slug, productId))
    throw new ApiError(409, "slug: is already used by another product");
}

/**
 * The first unused of `name`, `name-2` … The SKU or the id replaces a name in another script.
 */
export async function freeSlug(
  trx: Writer,
  { name, sku }: { name: string; sku?: string | null },
  productId: number,
): Promise<string> {
  const base = slugOf(name) ?? slugOf(sku ?? "") ?? `product-${productId}`;
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!(await isTaken(trx, slug, productId))) return slug;
  }
}

/** Redirects the old slug; the new one stops being a redirect if it was one of this product. */
export async function moveSlug(
  trx: Writer,
  productId: number,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return;
  await trx.deleteFrom("slug_aliases").where("slug", "=", to).execute();
  await trx.insertInto("slug_aliases").values({ slug: from, product_id: productId }).execute();
}

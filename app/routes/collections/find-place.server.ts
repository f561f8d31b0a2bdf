/** Finds what a listing's address names: a category, a collection or a subcategory, with its title and its ancestors. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import { site } from "#app/site/site.server.ts";
import type { CollectionText } from "#app/site/site.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { Upstream } from "#app/upstream/upstream.ts";

export interface ListingPlace extends CollectionText {
  /** From home to the place above; the place itself is left out. */
  crumbs: Crumb[];
  /** Slugs that it has and had, the present one first. */
  slugs: string[];
  /** The same of the category that a subcategory belongs to; none for any other place. */
  above: string[];
}

const slugsOf = ({ slug, formerSlugs }: Pick<Category, "slug" | "formerSlugs">) => [slug, ...formerSlugs];

const HOME: Crumb = { name: "Home", href: "/" };

/** A place found under an address that it may have left. */
export interface FoundPlace extends ListingPlace {
  /** Its present slug, where the one asked for is a former one; else null. */
  movedTo: string | null;
}

/** Null when nothing has or had that slug. Rejects as the upstream does. */
export async function findPlace(upstream: Upstream, slug: string): Promise<FoundPlace | null> {
  const category = await upstream.findCategory(slug);
  if (category) {
    const movedTo = category.formerSlugs.includes(slug) ? category.slug : null;
    return {
      ...(await textOf(upstream, slug, category.name, category.description)),
      crumbs: [HOME],
      slugs: slugsOf(category),
      above: [],
      movedTo,
    };
  }
  const subcategories = await upstream.listSubcategories();
  const subcategory =
    subcategories.find((known) => known.slug === slug || toSlug(known.name) === slug) ??
    subcategories.find((known) => known.formerSlugs.includes(slug));
  if (!subcategory) return null;
  const movedTo = subcategory.formerSlugs.includes(slug) ? subcategory.slug : null;
  return { ...(await placeOf(upstream, slug, subcategory)), movedTo };
}

/** The same for a subcategory's own listing, with the slug under which the same list is a collection. */
export async function findPlaceOfSubcategory(
  upstream: Upstream,
  id: number,
): Promise<(ListingPlace & { slug: string }) | null> {
  const subcategory = await upstream.findSubcategory(id);
  if (!subcategory) return null;
  const { slug } = subcategory;
  return { ...(await placeOf(upstream, slug, subcategory)), slug };
}

async function placeOf(upstream: Upstream, slug: string, subcategory: Subcategory) {
  const categories = subcategory.categoryId === null ? [] : await upstream.listCategories();
  const above = categories.find(({ id }) => id === subcategory.categoryId);
  const crumbs = above ? [HOME, { name: above.name, href: `/collections/${above.slug}` }] : [HOME];
  return {
    ...(await textOf(upstream, slug, subcategory.name, "")),
    crumbs,
    slugs: slugsOf(subcategory),
    above: above ? slugsOf(above) : [],
  };
}

/** The dealer's words for the place, else the catalogue's; what was changed at the desk is the catalogue's. */
async function textOf(upstream: Upstream, slug: string, name: string, description: string): Promise<CollectionText> {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const { named } = await upstream.findOverrides();
  const text = {
    title,
    description: description || `${title} at ${site.company.name}: compare models, figures and uses.`,
  };
  return named.includes(slug) ? text : (site.collections.get(slug) ?? text);
}

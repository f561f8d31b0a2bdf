/** Finds the group of a listing with its title and ancestors. */

import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import type { GroupsMessages } from "#app/languages/en/groups.ts";
import { site } from "#app/site/site.server.ts";
import type { CollectionText } from "#app/site/site.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { Upstream } from "#app/upstream/upstream.ts";

export interface ListingGroup extends CollectionText {
  /** Breadcrumbs from home to its parent; without the group itself. */
  crumbs: Crumb[];
  /** Its slugs, the current one first, then former ones. */
  slugs: string[];
  /** Slugs of a subcategory's category; empty for other groups. */
  parentSlugs: string[];
}

const slugsOf = ({ slug, formerSlugs }: Pick<Category, "slug" | "formerSlugs">) => [
  slug,
  ...formerSlugs,
];

const homeIn = (t: GroupsMessages): Crumb => ({ name: t.home, href: "/" });

/** A group found by its current or a former slug. */
interface FoundGroup extends ListingGroup {
  /** The current slug if a former one was requested; else null. */
  movedTo: string | null;
  isCollection: boolean;
}

/** Null if no group has or had the slug. Rejects as the upstream does. */
export async function findGroup(
  upstream: Upstream,
  slug: string,
  t: GroupsMessages,
): Promise<FoundGroup | null> {
  const category = await upstream.findCategory(slug);
  if (category) {
    const movedTo = category.formerSlugs.includes(slug) ? category.slug : null;
    return {
      ...(await textOf(upstream, slug, category, t)),
      crumbs: [homeIn(t)],
      slugs: slugsOf(category),
      parentSlugs: [],
      movedTo,
      isCollection: category.isCollection,
    };
  }
  const subcategories = await upstream.listSubcategories();
  const subcategory =
    subcategories.find((known) => known.slug === slug || toSlug(known.name) === slug) ??
    subcategories.find((known) => known.formerSlugs.includes(slug));
  if (!subcategory) return null;
  const movedTo = subcategory.formerSlugs.includes(slug) ? subcategory.slug : null;
  return { ...(await groupOf(upstream, slug, subcategory, t)), movedTo, isCollection: false };
}

/** The same for the listing of a subcategory by id, with its slug. */
export async function findGroupOfSubcategory(
  upstream: Upstream,
  id: number,
  t: GroupsMessages,
): Promise<(ListingGroup & { slug: string }) | null> {
  const subcategory = await upstream.findSubcategory(id);
  if (!subcategory) return null;
  const { slug } = subcategory;
  return { ...(await groupOf(upstream, slug, subcategory, t)), slug };
}

async function groupOf(
  upstream: Upstream,
  slug: string,
  subcategory: Subcategory,
  t: GroupsMessages,
) {
  const categories = subcategory.categoryId === null ? [] : await upstream.listCategories();
  const parent = categories.find(({ id }) => id === subcategory.categoryId);
  const crumbs = parent
    ? [homeIn(t), { name: parent.name, href: `/collections/${parent.slug}` }]
    : [homeIn(t)];
  return {
    ...(await textOf(upstream, slug, { name: subcategory.name, description: "" }, t)),
    crumbs,
    slugs: slugsOf(subcategory),
    parentSlugs: parent ? slugsOf(parent) : [],
  };
}

/** Texts from the shop's folder, unless staff changed them; else from the catalogue. */
async function textOf(
  upstream: Upstream,
  slug: string,
  { name, description }: Pick<Category, "name" | "description">,
  t: GroupsMessages,
): Promise<CollectionText> {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const { named } = await upstream.findOverrides();
  const text = {
    title,
    description: description || t.description(title, site.company.name),
  };
  return named.includes(slug) ? text : (site.collections.get(slug) ?? text);
}

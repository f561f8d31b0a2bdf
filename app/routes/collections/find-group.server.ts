/** Finds the group of a listing with its title and ancestors. */

import { toSlug } from "#app/catalogue/clean-text.ts";
import { ownValue } from "#app/catalogue/own-value.ts";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { site } from "#app/site/site.server.ts";
import type { SiteQuestion } from "#app/site/site.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { Upstream } from "#app/upstream/upstream.ts";

export interface ListingGroup {
  title: string;
  description: string;
  /** Breadcrumbs from home to its parent; without the group itself. */
  crumbs: Crumb[];
  /** The group's own, else its category's; null for none. */
  questions: readonly SiteQuestion[] | null;
}

const homeIn = (t: ServerMessages["groups"]): Crumb => ({ name: t.home, href: "/" });

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
  t: ServerMessages["groups"],
): Promise<FoundGroup | null> {
  const category = await upstream.findCategory(slug);
  if (category) {
    const movedTo = category.formerSlugs.includes(slug) ? category.slug : null;
    return {
      ...textOf(category, t),
      crumbs: [homeIn(t)],
      questions: questionsOf([category]),
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
  return { ...(await groupOf(upstream, subcategory, t)), movedTo, isCollection: false };
}

/** The same for the listing of a subcategory by id, with its slug. */
export async function findGroupOfSubcategory(
  upstream: Upstream,
  id: number,
  t: ServerMessages["groups"],
): Promise<(ListingGroup & { slug: string }) | null> {
  const subcategory = await upstream.findSubcategory(id);
  if (!subcategory) return null;
  return { ...(await groupOf(upstream, subcategory, t)), slug: subcategory.slug };
}

async function groupOf(upstream: Upstream, subcategory: Subcategory, t: ServerMessages["groups"]) {
  const categories = subcategory.categoryId === null ? [] : await upstream.listCategories();
  const parent = categories.find(({ id }) => id === subcategory.categoryId);
  const crumbs = parent
    ? [homeIn(t), { name: parent.name, href: `/collections/${parent.slug}` }]
    : [homeIn(t)];
  return {
    ...textOf({ ...subcategory, description: "" }, t),
    crumbs,
    questions: questionsOf(parent ? [subcategory, parent] : [subcategory]),
  };
}

/** Texts from the shop's document; what it leaves out, from the catalogue. */
function textOf(
  { slug, name, description }: Pick<Category, "slug" | "name" | "description">,
  t: ServerMessages["groups"],
) {
  const text = site.collections.get(slug);
  const title = text?.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  return {
    title,
    description: text?.description || description || t.description(title, site.company.name),
  };
}

function questionsOf(groups: readonly { slug: string }[]) {
  const found = groups.map(({ slug }) => site.questions.get(slug)).find(Boolean);
  return found && found.length > 0 ? found : null;
}

/** The shop's advice for a list, else for the list of its category. */
export function adviceOf(slug: string, { crumbs }: ListingGroup) {
  const category = crumbs.at(-1)?.href?.replace("/collections/", "") ?? "";
  const own = ownValue(site.advice, slug);
  const advice = own ?? ownValue(site.advice, category);
  return advice && { ...advice, path: `/collections/${own ? slug : category}` };
}

/** Applies overrides and the catalogue's slugs to the menus and tiles of the shop's folder. */

import type { Category, Subcategory } from "#app/catalogue/product.ts";
import type { ListingPage, Overrides } from "#app/contract/overrides.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { withMovedSlugs } from "#app/site/follow-moves.ts";
import { toPhonePanel } from "#app/site/phone-panels.ts";
import type { Menus } from "#app/site/site.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

type CatalogueGroup = Category | Subcategory;
type Panel = Menus["panels"][number];
interface LinkTile {
  label: string;
  href: string;
}

const LISTS = "/collections/";
const EVERYTHING = `${LISTS}all-categories`;

/** In an outage there are no overrides. */
export async function loadOverrides(upstream: Upstream) {
  const [overrides, categories, subcategories] = await Promise.all([
    upstream.findOverrides(),
    upstream.optional.listCategories(),
    upstream.optional.listSubcategories(),
  ]);
  return prepareOverrides(overrides, categories, subcategories);
}

/** @param categories null in an outage, as `subcategories`: then any list may exist */
export function prepareOverrides(
  { shown, named }: Overrides,
  categories: readonly Category[] | null,
  subcategories: readonly Subcategory[] | null,
) {
  const all = [...(categories ?? []), ...(subcategories ?? [])];
  const groups = new Map(
    all.flatMap((group) =>
      [...group.formerSlugs, group.slug].map((slug): [string, CatalogueGroup] => [slug, group]),
    ),
  );
  const moved = new Map(
    [...groups].flatMap(([slug, group]) => (group.slug === slug ? [] : [[slug, group.slug]])),
  );
  const known = categories && subcategories && new Set(all.map(({ slug }) => slug));
  const withCurrentSlugs = <Content>(content: Content): Content =>
    withMovedSlugs(content, moved, known);
  const groupOf = (href: string) =>
    href.startsWith(LISTS) ? groups.get(href.slice(LISTS.length)) : undefined;
  const chosenFor = (page: ListingPage) => shown[page]?.flatMap((slug) => groups.get(slug) ?? []);
  /** The name set at the desk; null if the folder's applies. */
  const nameOf = (href: string) => {
    const group = groupOf(href);
    return group && named.includes(group.slug) ? group.name : null;
  };
  const withName = <Link extends LinkTile>(link: Link): Link => ({
    ...link,
    label: nameOf(link.href) ?? link.label,
  });

  /** The tiles of the chosen groups, new if the folder has none; other tiles come first. */
  function overrideTiles<T extends LinkTile>(
    page: ListingPage,
    folderTiles: readonly T[],
  ): (T | LinkTile)[] {
    const tiles = withCurrentSlugs(folderTiles);
    const chosen = chosenFor(page);
    if (!chosen) return tiles.map(withName);
    const others = tiles.filter(({ href }) => !href.startsWith(LISTS) || href === EVERYTHING);
    return [
      ...others,
      ...chosen.map((group) =>
        withName(tiles.find(({ href }) => groupOf(href) === group) ?? toLink(group)),
      ),
    ];
  }

  function withNames<P extends Pick<Panel, "label" | "shopAll">>(
    panel: P,
    t: Messages["menus"],
  ): P {
    const name = nameOf(panel.shopAll.href);
    if (name === null) return panel;
    return { ...panel, label: name, shopAll: { ...panel.shopAll, label: t.shopAll(name) } };
  }

  /** The panels of the chosen groups, from the folder or made from their subcategories. */
  function panelsFor<P extends Pick<Panel, "label" | "shopAll">>(
    panels: readonly P[],
    t: Messages["menus"],
    make: (panel: { key: string; label: string; shopAll: LinkTile; links: LinkTile[] }) => P,
  ): P[] {
    const chosen = chosenFor("menus");
    if (!chosen) return panels.map((panel) => withNames(panel, t));
    return chosen.map((group) => {
      const links =
        "categoryId" in group
          ? []
          : (subcategories ?? []).filter(({ categoryId }) => categoryId === group.id);
      const shopAll = { ...toLink(group), label: t.shopAll(group.name) };
      return withNames(
        panels.find((panel) => groupOf(panel.shopAll.href) === group) ??
          make({ key: group.slug, label: group.name, shopAll, links: links.map(toLink) }),
        t,
      );
    });
  }

  function overrideMenus(folderMenus: Menus, t: Messages["menus"]): Menus {
    const menus = withCurrentSlugs(folderMenus);
    const panels = panelsFor(menus.panels, t, ({ links, ...panel }) => ({
      ...panel,
      categories: links,
      featured: [],
    }));
    const phonePanels =
      menus.mobile.panels.length > 0
        ? panelsFor(menus.mobile.panels, t, (panel) => panel)
        : panels.map(toPhonePanel);
    const others = menus.navigation.filter(
      (item): item is LinkTile => "href" in item && !groupOf(item.href),
    );
    return {
      ...menus,
      panels: panels.map((panel) => ({ ...panel, categories: panel.categories.map(withName) })),
      navigation: shown.menus
        ? [...panels.map(({ key, label }) => ({ panel: key, label })), ...others]
        : menus.navigation.flatMap<Menus["navigation"][number]>((item) =>
            "href" in item ? [withName(item)] : nameItem(item, menus.panels),
          ),
      mobile: {
        links: menus.mobile.links.map(withName),
        panels: phonePanels.map((panel) => ({ ...panel, links: panel.links.map(withName) })),
      },
    };
  }

  /** None for a panel that is not there. */
  function nameItem(item: { panel: string; label: string }, panels: readonly Panel[]) {
    const panel = panels.find(({ key }) => key === item.panel);
    return panel ? [{ ...item, label: nameOf(panel.shopAll.href) ?? item.label }] : [];
  }

  return { overrideTiles, overrideMenus, withCurrentSlugs };
}

function toLink({ name, slug }: CatalogueGroup): LinkTile {
  return { label: name, href: `${LISTS}${slug}` };
}

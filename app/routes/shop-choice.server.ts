/** What the shop decided at the desk, applied to what the dealer's folder lists: menus, tiles, how places are called and where they are. */
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import type { OverridesReading } from "#app/contract/answer-reading.ts";
import type { ShownOn } from "#app/contract/overrides.ts";
import { followMoves } from "#app/site/follow-moves.ts";
import type { Menus } from "#app/site/site.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

type Place = Category | Subcategory;
type Panel = Menus["panels"][number];
interface Tile {
  label: string;
  href: string;
}

const LISTS = "/collections/";
const EVERYTHING = `${LISTS}all-categories`;

/** In an outage all is as the folder says. */
export async function readShopChoice(upstream: Upstream) {
  const [overrides, categories, subcategories] = await Promise.all([
    upstream.findOverrides(),
    orInOutage(upstream.listCategories(), () => []),
    orInOutage(upstream.listSubcategories(), () => []),
  ]);
  return toShopChoice(overrides, categories, subcategories);
}

export function toShopChoice(
  { shown, named }: OverridesReading,
  categories: readonly Category[],
  subcategories: readonly Subcategory[],
) {
  const places = new Map(
    [...categories, ...subcategories].flatMap((place) =>
      [...place.formerSlugs, place.slug].map((slug): [string, Place] => [slug, place]),
    ),
  );
  const moved = new Map([...places].flatMap(([slug, place]) => (place.slug === slug ? [] : [[slug, place.slug]])));
  const present = <Told>(told: Told): Told => followMoves(told, moved);
  const placeOf = (href: string) => (href.startsWith(LISTS) ? places.get(href.slice(LISTS.length)) : undefined);
  const chosenFor = (page: ShownOn) => shown[page]?.flatMap((slug) => places.get(slug) ?? []);
  /** Null where the folder's own name stands. */
  const nameOf = (href: string) => {
    const place = placeOf(href);
    return place && named.includes(place.slug) ? place.name : null;
  };
  const withName = <Link extends Tile>(link: Link): Link => ({ ...link, label: nameOf(link.href) ?? link.label });

  /** The folder's tiles in the shop's order, new ones for what it has none for; those that lead to no list stay first. */
  function chooseTiles<T extends Tile>(page: ShownOn, given: readonly T[]): (T | Tile)[] {
    const tiles = present(given);
    const chosen = chosenFor(page);
    if (!chosen) return tiles.map(withName);
    const standing = tiles.filter(({ href }) => !href.startsWith(LISTS) || href === EVERYTHING);
    return [
      ...standing,
      ...chosen.map((place) => withName(tiles.find(({ href }) => placeOf(href) === place) ?? toLink(place))),
    ];
  }

  function withNames<P extends Pick<Panel, "label" | "shopAll">>(panel: P): P {
    const name = nameOf(panel.shopAll.href);
    if (name === null) return panel;
    return { ...panel, label: name, shopAll: { ...panel.shopAll, label: `Shop All ${name}` } };
  }

  /** A panel of the folder, or one made of the place's subcategories. */
  function panelsFor<P extends Pick<Panel, "label" | "shopAll">>(
    panels: readonly P[],
    make: (panel: { key: string; label: string; shopAll: Tile; links: Tile[] }) => P,
  ): P[] {
    const chosen = chosenFor("menus");
    if (!chosen) return panels.map(withNames);
    return chosen.map((place) => {
      const links = "categoryId" in place ? [] : subcategories.filter(({ categoryId }) => categoryId === place.id);
      const shopAll = { ...toLink(place), label: `Shop All ${place.name}` };
      return withNames(
        panels.find((panel) => placeOf(panel.shopAll.href) === place) ??
          make({ key: place.slug, label: place.name, shopAll, links: links.map(toLink) }),
      );
    });
  }

  function chooseMenus(given: Menus): Menus {
    const menus = present(given);
    const panels = panelsFor(menus.panels, ({ links, ...panel }) => ({ ...panel, categories: links, featured: [] }));
    const others = menus.navigation.filter((item): item is Tile => "href" in item && !placeOf(item.href));
    return {
      ...menus,
      panels: panels.map((panel) => ({ ...panel, categories: panel.categories.map(withName) })),
      navigation: shown.menus
        ? [...panels.map(({ key, label }) => ({ panel: key, label })), ...others]
        : menus.navigation.map((item) => ("href" in item ? withName(item) : nameItem(item, menus.panels))),
      mobile: {
        links: menus.mobile.links.map(withName),
        panels: panelsFor(menus.mobile.panels, (panel) => panel).map((panel) => ({
          ...panel,
          links: panel.links.map(withName),
        })),
      },
    };
  }

  function nameItem(item: { panel: string; label: string }, panels: readonly Panel[]) {
    const panel = panels.find(({ key }) => key === item.panel);
    return { ...item, label: (panel && nameOf(panel.shopAll.href)) ?? item.label };
  }

  return { chooseTiles, chooseMenus, present };
}

function toLink({ name, slug }: Place): Tile {
  return { label: name, href: `${LISTS}${slug}` };
}

/** Lists menus and tiles in the folder for which other groups were chosen at the desk. */
import { type Document, isMap, isSeq, type YAMLMap } from "yaml";
import type { Site } from "../site.ts";
import {
  groupOfLink,
  groupsBySlug,
  linkTo,
  type OverriddenGroup,
  type OverriddenValue,
  type SiteOverrides,
} from "./site-overrides.ts";

const NAMES = { menus: "the menus", home: "the home page", "all-categories": "All Categories" };
const EVERYTHING = "/collections/all-categories";

interface GroupList {
  file: OverriddenValue["file"];
  path: readonly (string | number)[];
  /** The path of the `href` in an entry. */
  link: readonly string[];
  hrefs: readonly string[];
  /** Returns a new entry. */
  create(group: OverriddenGroup): object;
}

export function listChosenGroups(site: Site, overrides: SiteOverrides): OverriddenValue[] {
  const groups = groupsBySlug(overrides);
  const lists: [page: keyof typeof NAMES, of: readonly GroupList[]][] = [
    ["menus", menuLists(site)],
    ["home", homeLists(site)],
    ["all-categories", cardLists(site)],
  ];
  return lists.flatMap(([page, of]) => {
    const chosen = overrides.shown[page]?.flatMap((slug) => groups.get(slug) ?? []);
    return chosen ? of.flatMap((list) => toOverridden(page, list, chosen, groups)) : [];
  });
}

function toOverridden(
  page: keyof typeof NAMES,
  { file, path, link, hrefs, create }: GroupList,
  chosen: readonly OverriddenGroup[],
  groups: ReadonlyMap<string, OverriddenGroup>,
): OverriddenValue[] {
  const listed = hrefs.flatMap((href) => groupOfLink(href, groups)?.slug ?? []);
  if (listed.join() === chosen.map(({ slug }) => slug).join()) return [];
  const hrefOf = (item: unknown) => (isMap(item) ? (item as YAMLMap).getIn(link) : null);
  return [
    {
      file,
      path: hrefs.length > 0 ? path : [],
      what: `the categories of ${NAMES[page]}`,
      apply(document: Document) {
        const list = document.getIn(path);
        if (!isSeq(list)) return document.setIn(path, document.createNode(chosen.map(create)));
        const others = list.items.filter((item) => {
          const href = String(hrefOf(item));
          return link.length === 1 && (!href.startsWith("/collections/") || href === EVERYTHING);
        });
        list.items = [
          ...others,
          ...chosen.map(
            (group) =>
              list.items.find((item) => groupOfLink(hrefOf(item), groups) === group) ??
              document.createNode(create(group)),
          ),
        ];
        if (path[0] === "panels") renewNavigation(document, groups);
      },
    },
  ];
}

/** Rewrites the header's items: the panels, then links to other pages. */
function renewNavigation(document: Document, groups: ReadonlyMap<string, OverriddenGroup>): void {
  const [panels, items] = [document.getIn(["panels"]), document.getIn(["navigation"])];
  if (!isSeq(panels) || !isSeq(items)) return;
  const fieldOf = (item: unknown, key: string) => (isMap(item) ? item.get(key) : undefined);
  const isOther = (item: unknown) =>
    fieldOf(item, "panel") === undefined && !groupOfLink(fieldOf(item, "href"), groups);
  items.items = [
    ...panels.items.map((panel) =>
      document.createNode({ panel: fieldOf(panel, "key"), label: fieldOf(panel, "label") }),
    ),
    ...items.items.filter(isOther),
  ];
}

const panelOf = (group: OverriddenGroup) => ({
  key: group.slug,
  label: group.name,
  shopAll: { ...linkTo(group), label: `Shop All ${group.name}` },
});

/** Without menus in the folder there is nothing to choose from. */
function menuLists({ menus: { panels, mobile } }: Site): GroupList[] {
  const toList = (path: string[], of: readonly { shopAll: { href: string } }[]): GroupList => ({
    file: "menus",
    path,
    link: ["shopAll", "href"],
    create: panelOf,
    hrefs: of.map(({ shopAll }) => shopAll.href),
  });
  const ofPhones = mobile.panels.length > 0 ? [toList(["mobile", "panels"], mobile.panels)] : [];
  if (panels.length + ofPhones.length === 0) return [];
  return [toList(["panels"], panels), ...ofPhones];
}

function homeLists({ home }: Site): GroupList[] {
  return (home?.sections ?? []).flatMap((section, index) =>
    section.type === "categories"
      ? {
          file: "home",
          path: ["sections", index, "tiles"],
          link: ["href"],
          create: linkTo,
          hrefs: section.tiles.map(({ href }) => href),
        }
      : [],
  );
}

function cardLists({ categories }: Site): GroupList[] {
  if (!categories) return [];
  const hrefs = categories.cards.map(({ href }) => href);
  return [{ file: "categories", path: ["cards"], link: ["href"], create: linkTo, hrefs }];
}

/** Menus of a dealer who wrote none: the pages that every site has. */
import type { InfoPage, Menus } from "./site.ts";

export function standingMenus({ hasAbout, pages }: { hasAbout: boolean; pages: readonly InfoPage[] }): Menus {
  const places = [
    { label: "All Categories", href: "/collections/all-categories" },
    { label: "Our Locations", href: "/branches" },
    ...(hasAbout ? [{ label: "About Us", href: "/about" }] : []),
  ];
  const contact = { label: "Contact", href: "/contact" };
  return {
    panels: [],
    navigation: places,
    mobile: { panels: [], links: [...places, contact, { label: "Search", href: "/search" }] },
    footer: {
      columns: [{ heading: "Pages", links: [...places, contact, { label: "Compare Products", href: "/compare" }] }],
      legal: pages.map(({ slug, title }) => ({ label: title, href: `/${slug}` })),
    },
  };
}

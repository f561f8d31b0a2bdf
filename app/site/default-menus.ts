/** The default menus: the pages that every site has. */
import type { InfoPage, Menus } from "./site.ts";

export function defaultMenus({
  hasAbout,
  pages,
}: {
  hasAbout: boolean;
  pages: readonly InfoPage[];
}): Menus {
  const links = [
    { label: "All Categories", href: "/collections/all-categories" },
    { label: "Our Locations", href: "/branches" },
    ...(hasAbout ? [{ label: "About Us", href: "/about" }] : []),
  ];
  const contact = { label: "Contact", href: "/contact" };
  return {
    panels: [],
    navigation: links,
    mobile: { panels: [], links: [...links, contact, { label: "Search", href: "/search" }] },
    footer: {
      columns: [
        {
          heading: "Pages",
          links: [...links, contact, { label: "Compare Products", href: "/compare" }],
        },
      ],
      legal: pages.map(({ slug, title }) => ({ label: title, href: `/${slug}` })),
    },
  };
}

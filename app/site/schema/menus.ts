/** `menus.yaml`: the links of the header's menus and the footer. */
import { z } from "zod";
import { link, pictured, slug, text, url } from "./common.ts";

const featured = z.strictObject({
  title: text,
  description: text,
  href: url,
  linkText: text,
  ...pictured,
});

const panel = z.strictObject({
  key: slug,
  label: text,
  categories: z.array(link).default([]),
  shopAll: link,
  featured: z.array(featured).max(2, "must have two cards or fewer").default([]),
});

const navigationItem = z.union([z.strictObject({ panel: slug, label: text }), link]);

export const menusFile = z.strictObject({
  panels: z.array(panel).default([]).describe("Mega-menus of wide screens"),
  navigation: z.array(navigationItem).describe("Items of the header: panels by key, or links"),
  mobile: z
    .strictObject({
      panels: z
        .array(
          z.strictObject({
            key: slug,
            label: text,
            shopAll: link,
            links: z.array(link).default([]),
          }),
        )
        .default([]),
      links: z.array(link).default([]),
    })
    .describe("Menu of small screens; without panels, it shows the header's"),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ heading: text, links: z.array(link) })).default([]),
    legal: z.array(link).default([]),
  }),
});

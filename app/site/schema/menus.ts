/** `menus.yaml`: what the header's menus and the footer link to. */
import { z } from "zod";
import { address, link, pictured, slug, text } from "./common.ts";

const featured = z.strictObject({ title: text, description: text, href: address, linkText: text, ...pictured });

const panel = z.strictObject({
  key: slug,
  label: text,
  categories: z.array(link).default([]),
  shopAll: link,
  featured: z.array(featured).max(2, "must be at most two cards").default([]),
});

const navigationItem = z.union([z.strictObject({ panel: slug, label: text }), link]);

export const menusFile = z.strictObject({
  panels: z.array(panel).default([]).describe("The mega-menus of wide windows"),
  navigation: z.array(navigationItem).describe("Items of the header: a panel by its key, or a link"),
  mobile: z
    .strictObject({
      panels: z
        .array(z.strictObject({ key: slug, label: text, shopAll: link, links: z.array(link).default([]) }))
        .default([]),
      links: z.array(link).default([]),
    })
    .describe("The menu of small screens"),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ heading: text, links: z.array(link) })).default([]),
    legal: z.array(link).default([]),
  }),
});

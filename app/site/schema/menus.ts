/** `menus.yaml`: the links of the header's menus and the footer. */
import { z } from "zod";
import { link, list, pictured, prose, slug, text, url } from "./common.ts";

const featured = z
  .strictObject({
    title: text,
    description: prose,
    href: url,
    linkText: text,
    ...pictured,
  })
  .meta({ title: "Card" });

const panel = z
  .strictObject({
    label: text,
    key: slug.describe("Names the panel, such as chainsaws"),
    categories: list(link),
    shopAll: link,
    featured: z.array(featured).max(2, "must have two cards or fewer").default([]),
  })
  .meta({ title: "Panel" });

const navigationItem = z.union([
  z.strictObject({ label: text, panel: slug.describe("The key of a panel, instead of a link") }),
  link,
]);

export const menusFile = z
  .strictObject({
    panels: list(panel).describe("Mega-menus of wide screens"),
    navigation: z.array(navigationItem).describe("Items of the header: panels by key, or links"),
    mobile: z
      .strictObject({
        panels: list(
          z
            .strictObject({
              label: text,
              key: slug.describe("Names the panel, such as chainsaws"),
              shopAll: link,
              links: list(link),
            })
            .meta({ title: "Panel" }),
        ),
        links: list(link),
      })
      .describe("Menu of phones; without panels, it shows the header's"),
    footer: z.strictObject({
      columns: list(
        z.strictObject({ heading: text, links: z.array(link) }).meta({ title: "Column" }),
      ),
      legal: list(link),
    }),
  })
  .meta({ title: "Menus" });

/** The sitemap of all canonical pages; for large catalogues an index of parts. */

import { href } from "react-router";
import { escapeXml } from "#app/catalogue/escape-xml.ts";
import { env } from "#app/env.server.ts";
import { onlyParams } from "#app/http/page-url.ts";
import * as policies from "#app/http/policies.ts";
import { pathsByLanguage } from "#app/languages/paths.ts";
import { site } from "#app/site/site.server.ts";
import { listTownPages } from "#app/site/towns.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/sitemap";

const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** Products in each part. */
const PART = 1_000;

export const handle = onlyParams("part");

/** `part=0` lists the pages, further parts the products; without a part everything or the index. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const part = url.searchParams.get("part");
  if (part !== null)
    return /^\d{1,6}$/.test(part)
      ? respond("urlset", "url", await listPart(upstream, Number(part)))
      : missing();
  const { products, total } = await upstream.findProducts({ limit: PART });
  if (total <= PART)
    return respond("urlset", "url", [...(await listPages(upstream)), ...products.map(toPath)]);
  const parts = Array.from({ length: Math.ceil(total / PART) + 1 }, (_, index) => index);
  const paths = parts.map((index) => `${href("/sitemap.xml")}?part=${index}`);
  return respond("sitemapindex", "sitemap", paths);
}

async function listPart(upstream: Upstream, part: number): Promise<string[]> {
  if (part === 0) return listPages(upstream);
  const { products } = await upstream.findProducts({ limit: PART, offset: (part - 1) * PART });
  return products.map(toPath);
}

const toPath = ({ slug }: { slug: string }) => href("/products/:id", { id: slug });

/** In the XML format of sitemaps.org. */
function respond(root: string, item: string, paths: readonly string[]): Response {
  const urlOf = (path: string) => escapeXml(env.publicOrigin + path);
  const items = paths.flatMap((path) => {
    const each = item === "url" ? pathsByLanguage(path, site.company) : [{ tag: "", path }];
    const links = each.map(
      ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${urlOf(path)}"/>`,
    );
    const others = each.length > 1 ? links.join("") : "";
    return each.map(({ path }) => `<${item}><loc>${urlOf(path)}</loc>${others}</${item}>`);
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${items.join("\n")}\n</${root}>\n`,
    { headers: { ...policies.catalogue, "Content-Type": "application/xml; charset=utf-8" } },
  );
}

function missing(): Response {
  return new Response("Not Found\n", { status: 404, headers: policies.uncached });
}

/** The paths of all canonical pages except products: fixed pages, filled collections, towns. */
async function listPages(upstream: Upstream): Promise<string[]> {
  const [categories, subcategories] = await Promise.all([
    upstream.listCategories(),
    upstream.listSubcategories(),
  ]);
  const filled = [...categories, ...subcategories].filter(({ productCount }) => productCount !== 0);
  const collections = new Set(filled.map(({ slug }) => slug));
  const towns = new Set(listTownPages(site).map(({ town }) => town.slug));
  return [
    href("/"),
    ...(site.about ? [href("/about")] : []),
    href("/contact"),
    href("/branches"),
    href("/search"),
    href("/compare"),
    href("/collections/all-categories"),
    ...Array.from(collections, (category) => href("/collections/:category", { category })),
    ...Array.from(towns, (town) => href("/locations/:town", { town: town })),
    ...site.pages.map(({ slug }) => `/${slug}`),
  ];
}

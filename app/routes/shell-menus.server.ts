/** Follows the catalogue's version: renews the site, its menus and their pictures. */

import type { MiddlewareFunction } from "react-router";
import { isPreview, site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { type ShellMenus, shellMenusContext } from "#app/ui/server-site.ts";
import { currentVersion, openUpstream, renewDocuments } from "#app/upstream/upstream.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { toTile } from "./find-pictures.server.ts";

/** Monitors get their response while the database hangs. */
const WITHOUT_MENUS = /^\/(?:health|metrics|ready)$/;

let latest: { version: string; menus: ShellMenus } | null = null;

/** In an outage the previous site and menus stay in use. */
export const shellMenus: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if (WITHOUT_MENUS.test(url.pathname)) return next();
  if (isPreview()) {
    context.set(shellMenusContext, await loadMenus(openUpstream()));
    return next();
  }
  const catalogueVersion = await currentVersion();
  if (catalogueVersion && catalogueVersion.version !== latest?.version) {
    const upstream = openUpstream();
    const { listCategories, listSubcategories } = upstream.optional;
    const [categories, subcategories] = await Promise.all([listCategories(), listSubcategories()]);
    if (categories && subcategories) await renewDocuments([...categories, ...subcategories]);
    const menus = await loadMenus(upstream);
    if (upstream.isComplete() || !latest) latest = { version: catalogueVersion.version, menus };
  }
  if (latest) context.set(shellMenusContext, latest.menus);
  return next();
};

async function loadMenus(upstream: Upstream): Promise<ShellMenus> {
  const { menus, home } = site;
  const tiles = (home?.sections ?? []).flatMap((section) =>
    section.type === "categories" ? section.tiles : [],
  );
  const pictures = new Map<string, SitePicture | null>();
  const withPicture = async <Card extends { href: string }>(card: Card, name: string) => {
    const { href, picture } = await toTile(upstream, card, name);
    pictures.set(href, picture);
    return { ...card, href };
  };
  const panels = menus.panels.map(async (panel) => ({
    ...panel,
    featured: await Promise.all(panel.featured.map((card) => withPicture(card, card.title))),
  }));
  // The menu shows the same machines as the home page.
  const entries = menus.mobile.panels.map(({ shopAll }) =>
    withPicture(tiles.find(({ href }) => href === shopAll.href) ?? shopAll, shopAll.label),
  );
  await Promise.all(entries);
  return { menus: { ...menus, panels: await Promise.all(panels) }, pictures };
}

/** Reads the menus and their pictures once for each version of the catalogue. */

import { createContext, type MiddlewareFunction } from "react-router";
import { messagesIn, requestLanguage } from "#app/languages/language.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { type ShellMenus, shellMenusContext } from "#app/ui/server-site.ts";
import { currentVersion, openUpstream } from "#app/upstream/upstream.server.ts";
import { toTile } from "./find-pictures.server.ts";
import { loadOverrides } from "./overrides.server.ts";

/** Replaces former list URLs in content of the shop's folder with current ones. */
export const currentUrlsContext = createContext<<Content>(content: Content) => Content>(
  (content) => content,
);

interface Resolved extends ShellMenus {
  withCurrentSlugs: <Content>(content: Content) => Content;
}

/** Monitors get their response while the database hangs. */
const WITHOUT_MENUS = /^\/(?:health|metrics|ready)$/;

let latest: { version: string; menus: Resolved } | null = null;

/** In an outage the previous menus stay in use. */
export const shellMenus: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if (WITHOUT_MENUS.test(url.pathname)) return next();
  const catalogueVersion = await currentVersion();
  if (catalogueVersion && catalogueVersion.version !== latest?.version) {
    const upstream = openUpstream();
    const { overrideMenus, withCurrentSlugs } = await loadOverrides(upstream);
    const menus = overrideMenus(site.menus, messagesIn(context.get(requestLanguage)).menus);
    const tiles = withCurrentSlugs(site.home?.sections ?? []).flatMap((section) =>
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
    const resolved = { ...menus, panels: await Promise.all(panels) };
    await Promise.all(entries);
    if (upstream.isComplete() || !latest) {
      latest = {
        version: catalogueVersion.version,
        menus: { menus: resolved, pictures, withCurrentSlugs },
      };
    }
  }
  if (latest) {
    context.set(shellMenusContext, latest.menus);
    context.set(currentUrlsContext, latest.menus.withCurrentSlugs);
  }
  return next();
};

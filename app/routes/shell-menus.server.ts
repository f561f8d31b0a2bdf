/** Reads the menus and their pictures once for each version of the catalogue. */

import { createContext, type MiddlewareFunction } from "react-router";
import { requestLanguage } from "#app/languages/language.ts";
import { menus as messages } from "#app/languages/menus.ts";
import { site } from "#app/site/site.server.ts";
import { type ShellMenus, shellMenusContext } from "#app/ui/server-site.ts";
import { openUpstream } from "#app/upstream/upstream.server.ts";
import { findTilePicture } from "./find-pictures.server.ts";
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
  const upstream = openUpstream();
  const catalogueVersion = await upstream.catalogueVersion();
  if (catalogueVersion && catalogueVersion.version !== latest?.version) {
    const { overrideMenus, withCurrentSlugs } = await loadOverrides(upstream);
    const menus = overrideMenus(site.menus, messages[context.get(requestLanguage)]);
    const tiles = withCurrentSlugs(site.home?.sections ?? []).flatMap((section) =>
      section.type === "categories" ? section.tiles : [],
    );
    // The menu shows the same machines as the home page.
    const homeTile = (link: string) => tiles.find(({ href }) => href === link);
    const cards = [
      ...menus.mobile.panels.map(({ shopAll }) => homeTile(shopAll.href) ?? shopAll),
      ...menus.panels.flatMap(({ featured }) => featured),
    ];
    const pictures = await Promise.all(
      cards.map(async (card) => [card.href, await findTilePicture(upstream, card)] as const),
    );
    if (upstream.isComplete() || !latest) {
      latest = {
        version: catalogueVersion.version,
        menus: { menus, pictures: new Map(pictures), withCurrentSlugs },
      };
    }
  }
  if (latest) {
    context.set(shellMenusContext, latest.menus);
    context.set(currentUrlsContext, latest.menus.withCurrentSlugs);
  }
  return next();
};

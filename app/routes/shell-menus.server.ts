/** Finds the menus and their pictures before a page is rendered, once for each version of the catalogue. */
import { createContext, type MiddlewareFunction } from "react-router";
import { site } from "#app/site/site.server.ts";
import { type ShellMenus, shellMenusContext } from "#app/ui/server-site.ts";
import { openUpstream } from "#app/upstream/upstream.server.ts";
import { findTilePicture } from "./find-pictures.server.ts";
import { readShopChoice } from "./shop-choice.server.ts";

/** Leads the links of what the dealer's folder tells to where lists are now. */
export const presentContext = createContext<<Told>(told: Told) => Told>((told) => told);

interface Found extends ShellMenus {
  present: <Told>(told: Told) => Told;
}

let latest: { version: string; found: Found } | null = null;

/** In an outage what was found before stays, and a page is none the worse for it. */
export const shellMenus: MiddlewareFunction<Response> = async ({ context }, next) => {
  const upstream = openUpstream();
  const catalogueVersion = await upstream.catalogueVersion();
  if (catalogueVersion && catalogueVersion.version !== latest?.version) {
    const { chooseMenus, present } = await readShopChoice(upstream);
    const menus = chooseMenus(site.menus);
    const cards = menus.panels.flatMap(({ featured }) => featured);
    const pictures = await Promise.all(
      cards.map(async (card) => [card.href, await findTilePicture(upstream, card)] as const),
    );
    if (upstream.isComplete() || !latest) {
      latest = { version: catalogueVersion.version, found: { menus, pictures: new Map(pictures), present } };
    }
  }
  if (latest) {
    context.set(shellMenusContext, latest.found);
    context.set(presentContext, latest.found.present);
  }
  return next();
};

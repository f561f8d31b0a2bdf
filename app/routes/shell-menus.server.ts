/** Finds the menus and their pictures before a page is rendered, once for each version of the catalogue. */
import type { MiddlewareFunction } from "react-router";
import { site } from "#app/site/site.server.ts";
import { type ShellMenus, shellMenusContext } from "#app/ui/server-site.ts";
import { openUpstream } from "#app/upstream/upstream.server.ts";
import { findTilePicture } from "./find-pictures.server.ts";
import { readShopChoice } from "./shop-choice.server.ts";

let latest: { version: string; shellMenus: ShellMenus } | null = null;

/** In an outage what was found before stays, and a page is none the worse for it. */
export const shellMenus: MiddlewareFunction<Response> = async ({ context }, next) => {
  const upstream = openUpstream();
  const edition = await upstream.catalogueVersion();
  if (edition && edition.version !== latest?.version) {
    const menus = (await readShopChoice(upstream)).chooseMenus(site.menus);
    const cards = menus.panels.flatMap(({ featured }) => featured);
    const found = await Promise.all(
      cards.map(async (card) => [card.href, await findTilePicture(upstream, card)] as const),
    );
    if (upstream.isComplete() || !latest) {
      latest = { version: edition.version, shellMenus: { menus, pictures: new Map(found) } };
    }
  }
  if (latest) context.set(shellMenusContext, latest.shellMenus);
  return next();
};

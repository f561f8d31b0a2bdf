/** Finds the pictures of the header's menus before a page is rendered, once for each version of the catalogue. */
import type { MiddlewareFunction } from "react-router";
import { site } from "#app/site/site.server.ts";
import { type ShellPictures, shellPicturesContext } from "#app/ui/server-site.ts";
import { openUpstream } from "#app/upstream/upstream.server.ts";
import { findTilePicture } from "./find-pictures.server.ts";

let latest: { version: string; pictures: ShellPictures } | null = null;

/** In an outage the pictures of before stay, and a page is none the worse for it. */
export const shellPictures: MiddlewareFunction<Response> = async ({ context }, next) => {
  const upstream = openUpstream();
  const edition = await upstream.catalogueVersion();
  if (edition && edition.version !== latest?.version) {
    const cards = site.menus.panels.flatMap(({ featured }) => featured);
    const found = await Promise.all(
      cards.map(async (card) => [card.href, await findTilePicture(upstream, card)] as const),
    );
    if (upstream.isComplete() || !latest) latest = { version: edition.version, pictures: new Map(found) };
  }
  if (latest) context.set(shellPicturesContext, latest.pictures);
  return next();
};

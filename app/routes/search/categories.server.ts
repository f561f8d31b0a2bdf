/** The categories that a search without results leads on to, each with a picture of one of its machines. */
import { followMoves } from "#app/site/follow-moves.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { findTilePicture } from "../find-pictures.server.ts";

export interface SuggestedCategory {
  label: string;
  href: string;
  picture: SitePicture | null;
}

const MOST = 6;

/** The first of the home page's own, with its pictures; without one, those with the most products. None while the upstream is down. */
export async function suggestCategories(upstream: Upstream): Promise<SuggestedCategory[]> {
  const categories = await upstream.listCategories().catch(() => []);
  const filled = categories.filter(({ productCount }) => productCount !== 0);
  const byHref = new Map(filled.map((category) => [`/collections/${category.slug}`, category]));
  const moved = new Map(categories.flatMap(({ slug, formerSlugs }) => formerSlugs.map((former) => [former, slug])));
  const sections = followMoves(site.home?.sections ?? [], moved);
  const tiles = sections.flatMap((section) => (section.type === "categories" ? section.tiles : []));
  const shown = tiles.filter(({ href }) => byHref.has(href));
  const others = filled
    .sort((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))
    .map(({ slug }) => ({ href: `/collections/${slug}` }));
  return Promise.all(
    (shown.length > 0 ? shown : others).slice(0, MOST).map(async (tile) => ({
      label: byHref.get(tile.href)?.name ?? "",
      href: tile.href,
      picture: await findTilePicture(upstream, tile),
    })),
  );
}

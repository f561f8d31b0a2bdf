/** The categories suggested after a search without results. */
import { withMovedSlugs } from "#app/site/follow-moves.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { withPictures } from "../find-pictures.server.ts";

interface SuggestedCategory {
  label: string;
  href: string;
  picture: SitePicture | null;
}

const MAX = 6;

/** The home page's first categories, or else the largest; none while the upstream is down. */
export async function suggestCategories(upstream: Upstream): Promise<SuggestedCategory[]> {
  const categories = (await upstream.optional.listCategories()) ?? [];
  const filled = categories.filter(({ productCount }) => productCount !== 0);
  const byHref = new Map(filled.map((category) => [`/collections/${category.slug}`, category]));
  const moved = new Map(
    categories.flatMap(({ slug, formerSlugs }) => formerSlugs.map((former) => [former, slug])),
  );
  const sections = withMovedSlugs(site.home?.sections ?? [], moved);
  const tiles = sections.flatMap((section) => (section.type === "categories" ? section.tiles : []));
  const shown = tiles.filter(({ href }) => byHref.has(href));
  const others = filled
    .sort((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))
    .map(({ slug }) => ({ href: `/collections/${slug}` }));
  const chosen = (shown.length > 0 ? shown : others).slice(0, MAX);
  return withPictures(
    upstream,
    chosen.map((tile) => ({ ...tile, label: byHref.get(tile.href)?.name ?? "" })),
  );
}

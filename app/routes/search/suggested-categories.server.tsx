/** The HTML of categories to start from after a search without results. */

import { renderToStaticMarkup } from "react-dom/server";
import { href } from "react-router";
import type { Language } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { site } from "#app/site/site.server.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Upstream } from "#app/upstream/upstream.ts";
import { withPictures } from "../find-pictures.server.ts";

/** Rendered here, so that the page loads no code for it; empty if there are none. */
export async function renderSuggestedCategories(
  upstream: Upstream,
  language: Language,
): Promise<string> {
  const categories = await suggestCategories(upstream);
  const t = serverMessagesIn(language).searchTargets;
  if (categories.length === 0) return "";
  return renderToStaticMarkup(
    <section aria-labelledby="suggested-title">
      <div className="suggested__head">
        <h3 id="suggested-title">{t.startFromCategory}</h3>
        <a className="link" href={href("/collections/all-categories")}>
          {t.allCategories.label}
        </a>
      </div>
      <ul className="cells">
        {categories.map(({ label, href: to, picture }) => (
          <li key={to}>
            <a href={to}>
              <Picture picture={picture} alt="" sizes="(width <= 480px) 50vw, 200px" />
              <b>{label}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>,
  );
}

interface SuggestedCategory {
  label: string;
  href: string;
  picture: SitePicture | null;
}

const MAX = 6;

/** The home page's first categories, or else the largest; none while the upstream is down. */
async function suggestCategories(upstream: Upstream): Promise<SuggestedCategory[]> {
  const categories = (await upstream.optional.listCategories()) ?? [];
  const filled = categories.filter(({ productCount }) => productCount !== 0);
  const byHref = new Map(filled.map((category) => [`/collections/${category.slug}`, category]));
  const tiles = (site.home?.sections ?? []).flatMap((section) =>
    section.type === "categories" ? section.tiles : [],
  );
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

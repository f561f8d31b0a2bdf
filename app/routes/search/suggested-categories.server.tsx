/** The HTML of categories to start from after a search without results. */
import { renderToStaticMarkup } from "react-dom/server";
import { href } from "react-router";
import { searchTargets } from "#app/languages/en/search-targets.ts";
import type { Language } from "#app/languages/language.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Upstream } from "#app/upstream/upstream.ts";
import { suggestCategories } from "./categories.server.ts";

/** Rendered here, so that the page loads no code for it; empty if there are none. */
export async function renderSuggestedCategories(
  upstream: Upstream,
  language: Language,
): Promise<string> {
  const categories = await suggestCategories(upstream);
  const t = searchTargets[language];
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

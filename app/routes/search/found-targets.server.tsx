/** The HTML of the categories and pages that a search names, above its products. */

import { renderToStaticMarkup } from "react-dom/server";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import type { FoundTargets } from "./targets.server.ts";

/** Rendered here, so that the page loads no code for it; empty if there are none. */
export function renderTargets(
  { categories, pages, answers }: FoundTargets,
  t: ServerMessages["searchTargets"],
): string {
  const found = [...answers, ...pages, ...categories];
  const links = [...new Map(found.toReversed().map((each) => [each.href, each])).values()];
  if (links.length === 0) return "";
  return renderToStaticMarkup(
    <nav className="found" aria-label={t.found}>
      <ul>
        {links.toReversed().map(({ label, text, href }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </nav>,
  );
}

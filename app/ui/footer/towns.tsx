/** Links to the pages of the towns that the shop serves. */

import { href } from "react-router";
import { menus } from "#app/languages/en/menus.ts";
import { useMessages } from "#app/languages/language.ts";
import type { District } from "#app/site/site.ts";

export function Towns({ areas }: { areas: readonly District[] }) {
  const t = useMessages(menus);
  const towns = areas.flatMap(({ cities }) => cities);
  if (towns.length === 0) return null;
  return (
    <nav className="footer__towns" aria-label={t.towns}>
      <h2>{t.towns}</h2>
      <a className="footer__all-towns" href={`${href("/branches")}#service-areas`}>
        {t.allTowns(towns.length)}
      </a>
      <ul>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href("/locations/:town", { town: slug })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

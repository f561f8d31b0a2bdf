/** The towns that the dealer serves, each with a page of its own. */
import { href } from "react-router";
import type { ServiceArea } from "#app/site/site.ts";

/** Nothing for a dealer who names none. */
export function Towns({ areas }: { areas: readonly ServiceArea[] }) {
  const towns = areas.flatMap(({ cities }) => cities);
  if (towns.length === 0) return null;
  return (
    <nav className="footer__towns" aria-label="Towns we serve">
      <h2>Towns we serve</h2>
      <a className="footer__all-towns" href={`${href("/branches")}#service-areas`}>
        {towns.length === 1 ? "One town" : `All ${towns.length} towns`}
      </a>
      <ul>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <a href={href("/locations/:city", { city: slug })}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the pages of the towns around a town. */

import { href, Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import type { TownView } from "./town-view.server.ts";
import "./neighbours.css";

export function Neighbours({ town }: { town: TownView }) {
  const t = useMessages("towns");
  return (
    <section className="wrap town-neighbours" aria-labelledby="neighbours-title">
      <h2 id="neighbours-title">
        {town.isDistrict ? t.townsIn(town.name) : t.townsNear(town.name)}
      </h2>
      <ul>
        {town.neighbours.map(({ slug, name, km }) => (
          <li key={slug}>
            <Link to={href("/locations/:town", { town: slug })}>{name}</Link>{" "}
            {km !== null && <span>{t.km(km)}</span>}
          </li>
        ))}
      </ul>
      <Link className="link" to="/branches#service-areas">
        {t.allServiceAreas}
      </Link>
    </section>
  );
}

/** What is around a town: the land with its crops and suitable machines, and other towns. */

import { href, Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import type { TownView } from "./town-view.server.ts";
import "./ground.css";
import "./neighbours.css";

export function Ground({ town }: { town: TownView }) {
  const t = useMessages("towns");
  return (
    <section className="wrap section town-ground" aria-labelledby="ground-title">
      <div>
        <h2 id="ground-title">{t.landAround(town.name)}</h2>
        {town.ground && <p>{town.ground}</p>}
        {town.work && <p>{town.work}</p>}
        {town.crops.length > 0 && (
          <ul className="town-crops" aria-label={t.cropsAround(town.name)}>
            {town.crops.map((crop) => (
              <li key={crop}>{crop}</li>
            ))}
          </ul>
        )}
      </div>
      <div hidden={town.machines.length === 0}>
        <h2>{t.suitedMachines}</h2>
        <ul className="town-suited">
          {town.machines.map(({ label, href: to, why }) => (
            <li key={to}>
              <h3>
                <Link to={to}>{label}</Link>
              </h3>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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

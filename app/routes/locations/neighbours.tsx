/** The towns around a town, each with a page of its own. */
import { href, Link } from "react-router";
import type { CityView } from "./city-view.server.ts";
import "./neighbours.css";

export function Neighbours({ city }: { city: CityView }) {
  return (
    <section className="wrap city-neighbours" aria-labelledby="neighbours-title">
      <h2 id="neighbours-title">Towns near {city.name}</h2>
      <ul>
        {city.neighbours.map(({ slug, name, km }) => (
          <li key={slug}>
            <Link to={href("/locations/:city", { city: slug })}>{name}</Link> <span>{km} km</span>
          </li>
        ))}
      </ul>
      <Link className="link" to="/branches#service-areas">
        All service areas
      </Link>
    </section>
  );
}

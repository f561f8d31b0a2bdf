/** Every town that has a page of its own, by district. */
import { href, Link } from "react-router";
import "./service-area-index.css";

export interface AreaView {
  slug: string;
  name: string;
  /** For example "Delivery zone 1: Kottayam district". */
  zone: string;
  cities: readonly { slug: string; name: string; km: number | null }[];
}

export function ServiceAreaIndex({ areas }: { areas: readonly AreaView[] }) {
  return (
    <section className="section" id="service-areas" aria-labelledby="areas-title">
      <div className="wrap">
        <div className="head">
          <h2 id="areas-title">Service areas</h2>
          <p>
            Where we deliver and look after machines. Zones count whole districts; each town’s distance is a straight
            line from the head office.
          </p>
        </div>
        <ul className="areas">
          {areas.map((area) => (
            <li key={area.slug}>
              <h3>{area.name}</h3>
              <p>{area.zone}</p>
              <ul>
                {area.cities.map((city) => (
                  <li key={city.slug}>
                    <Link to={href("/locations/:city", { city: city.slug })}>{city.name}</Link>{" "}
                    {city.km !== null && <span>{city.km} km</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

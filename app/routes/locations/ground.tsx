/** What the land around a town is like, what grows there, and the machines that suit it. */
import { Link } from "react-router";
import type { CityView } from "./city-view.server.ts";
import "./ground.css";

export function Ground({ city }: { city: CityView }) {
  return (
    <section className="wrap section city-ground" aria-labelledby="ground-title">
      <div>
        <h2 id="ground-title">The ground around {city.name}</h2>
        {city.ground && <p>{city.ground}</p>}
        {city.work && <p>{city.work}</p>}
        {city.crops.length > 0 && (
          <ul className="city-crops" aria-label={`What grows around ${city.name}`}>
            {city.crops.map((crop) => (
              <li key={crop}>{crop}</li>
            ))}
          </ul>
        )}
      </div>
      <div hidden={city.machines.length === 0}>
        <h2>Machines that suit it</h2>
        <ul className="city-suited">
          {city.machines.map(({ label, href: to, why }) => (
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

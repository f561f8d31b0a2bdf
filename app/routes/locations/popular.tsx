/** The six machines that land of a town's kind asks for most. */
import { href, Link } from "react-router";
import { company } from "#app/content/company.ts";
import { MachineGrid } from "#app/ui/machine-grid.tsx";
import type { CityView } from "./city-view.ts";
import "./popular.css";

export function Popular({ city }: { city: CityView }) {
  const cells = city.popular.map(({ kind, model, slug }) => ({
    name: `${company.brand} ${model}`,
    kind,
    href: href("/products/:id", { id: slug }),
    image: slug,
  }));
  return (
    <section className="wrap section" aria-labelledby="popular-title">
      <div className="head">
        <h2 id="popular-title">
          Popular {company.brand} machines in {city.name}
        </h2>
      </div>
      <MachineGrid cells={cells} columns={6} />
      <p className="city-more">
        <Link className="link" to="/collections/chainsaws">
          All chainsaws
        </Link>
        <Link className="link" to="/collections/blowers">
          All blowers
        </Link>
      </p>
    </section>
  );
}

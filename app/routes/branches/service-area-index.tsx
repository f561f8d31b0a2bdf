/** The towns that have a page, by district. */
import { href, Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import type { BranchesView } from "./branches-view.ts";
import "./service-area-index.css";

export function ServiceAreaIndex({ areas }: Pick<BranchesView, "areas">) {
  const t = useMessages("branches");
  return (
    <section className="section" id="service-areas" aria-labelledby="areas-title">
      <div className="wrap">
        <div className="head">
          <h2 id="areas-title">{t.serviceAreas}</h2>
          <p>{t.serviceAreasLead}</p>
        </div>
        <ul className="areas">
          {areas.map((area) => (
            <li key={area.slug}>
              <h3>
                <Link to={href("/locations/:town", { town: area.slug })}>{area.name}</Link>
              </h3>
              <p>{area.zone}</p>
              <ul>
                {area.cities.map((town) => (
                  <li key={town.slug}>
                    <Link to={href("/locations/:town", { town: town.slug })}>{town.name}</Link>{" "}
                    {town.km !== null && <span>{t.km(town.km)}</span>}
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

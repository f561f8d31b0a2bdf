/** What is done on the land this month, with three machines for it; the other months are links. */
import { href, Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { MonthScene } from "./month-scene.tsx";
import type { YearView } from "./year-view.ts";
import "./year.css";

export function Year({ year }: { year: YearView }) {
  return (
    <section className="year" id="year" aria-labelledby="year-title">
      <MonthScene month={year} />
      <div className="year__body">
        <div className="year__head">
          <h2 id="year-title">
            {year.heading}: {year.name}
          </h2>
          <p>{year.lead}</p>
        </div>
        <dl className="year__work">
          {year.work.map(({ of, what }) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <ul className="year__machines" aria-label={`Machines for ${year.name}`}>
          {year.machines.map(({ slug, name, picture }) => (
            <li key={slug}>
              <Link to={href("/products/:id", { id: slug })}>
                <Picture picture={picture} alt="" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <nav className="year__months" aria-label={year.heading}>
          <ol>
            {year.names.map((name, index) => (
              <li key={name}>
                <Link
                  to={`/?month=${index + 1}#year`}
                  preventScrollReset
                  aria-current={index + 1 === year.number ? "true" : undefined}
                >
                  <abbr title={name}>{name.slice(0, 3)}</abbr>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {year.sources && <p className="year__sources">{year.sources}</p>}
      </div>
    </section>
  );
}

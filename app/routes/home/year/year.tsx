/** The work on the land in one month and machines for it, with links to the other months. */
import { type CSSProperties, useState } from "react";
import { href, Link } from "react-router";
import { home } from "#app/languages/home.ts";
import { useMessages } from "#app/languages/language.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { useCompany } from "#app/ui/company.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { isNightIn, type YearView } from "./year-view.ts";
import "./year.css";

export function Year({ year }: { year: YearView }) {
  const t = useMessages(home);
  return (
    <section className="year" id="year" aria-labelledby="year-title">
      <div className="wrap year__head">
        <h2 id="year-title">{t.yearTitle(year.heading, year.name)}</h2>
        <p>{year.lead}</p>
      </div>
      {year.picture && <Land picture={year.picture} month={year.number} />}
      <div className="wrap year__body">
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
        <dl className="year__work">
          {year.work.map(({ of, what }) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <ul className="year__machines" aria-label={t.machinesFor(year.name)}>
          {year.machines.map(({ slug, name, picture }) => (
            <li key={slug}>
              <Link to={href("/products/:id", { id: slug })}>
                <Picture picture={picture} alt="" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {year.sources && <p className="year__sources">{year.sources}</p>}
      </div>
    </section>
  );
}

/** An SVG picture may show the month and the night by the target in its URL. */
function Land({ picture, month }: { picture: SitePicture; month: number }) {
  const { timeZone } = useCompany();
  const [isNight, setNight] = useState(false);
  useEnhancement(() => setNight(isNightIn(timeZone, new Date())), [timeZone]);
  const target = isNight ? `month-${month}-night` : `month-${month}`;
  return (
    <div className="year__land" style={{ "--year-at": (month - 1) / 11 } as CSSProperties}>
      <Picture picture={{ ...picture, src: `${picture.src}#${target}` }} alt="" />
    </div>
  );
}

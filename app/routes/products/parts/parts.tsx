/** The exploded view of a machine with its parts, their purpose and their spares. */

import { type CSSProperties, useState } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { products } from "#app/languages/products.ts";
import { SwitchLink } from "#app/ui/switch-link.tsx";
import { contactHref } from "../enquiry-links.ts";
import type { ProductView } from "../product-view.ts";
import type { PartsView, PartView } from "./parts-view.server.ts";
import "./parts.css";
import "./parts-plate.css";

interface PartsProps {
  view: PartsView;
  product: Pick<ProductView, "id" | "name" | "sku">;
  /** URL of the product's pictures. */
  picturesHref: string;
}

export function Parts({ view, product, picturesHref }: PartsProps) {
  const { heading, alt, aspects, lines, parts } = view;
  const t = useMessages(products);
  const [active, setActive] = useState<number | null>(null);
  const plate = { "--wide": aspects.wide, "--tall": aspects.tall } as CSSProperties;
  return (
    <section className="parts" aria-labelledby="parts-heading">
      <div className="parts__head">
        <h1 id="parts-heading">{t.partsOf(heading)}</h1>
        <SwitchLink isOn to={picturesHref}>
          {t.explodedView}
        </SwitchLink>
        <p>{t.aboutParts}</p>
      </div>
      <div className="parts__stage" style={plate}>
        <div className="parts__plate" role="img" aria-label={alt}>
          {lines.map(({ viewBox, d }) => (
            <svg key={viewBox} viewBox={viewBox} aria-hidden>
              <path d={d} />
            </svg>
          ))}
          {parts.map(({ name, src, size: [width, height], style }, index) => (
            <div
              key={name}
              className={(active ?? index) === index ? "" : "is-dimmed"}
              style={style as CSSProperties}
              onPointerEnter={() => setActive(index)}
              onPointerLeave={() => setActive(null)}
            >
              <img src={src} alt="" width={width} height={height} />
              <b>{index + 1}</b>
            </div>
          ))}
        </div>
      </div>
      <ol className="parts__list">
        {parts.map((part, index) => (
          <li
            key={part.name}
            className={active === index ? "is-active" : ""}
            onPointerEnter={() => setActive(index)}
            onPointerLeave={() => setActive(null)}
          >
            <Part part={part} askHref={contactHref(product, part.name)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Part({ part: { name, does, spares }, askHref }: { part: PartView; askHref: string }) {
  const t = useMessages(products);
  return (
    <>
      <h2>{name}</h2>
      <p>{does}</p>
      {spares.length > 0 && (
        <ul aria-label={t.sparesFor(name)}>
          {spares.map((spare) => (
            <li key={spare.href}>
              <Link to={spare.href}>{spare.name}</Link>
            </li>
          ))}
        </ul>
      )}
      <a href={askHref}>
        {t.askForPart}
        <span className="sr">: {name}</span>
      </a>
    </>
  );
}

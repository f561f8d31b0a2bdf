/** The machine taken apart: its drawing with numbers, and beside it what each part is, does, and is replaced by. */
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { contactHref } from "../enquiry-links.ts";
import type { ProductView } from "../product-view.ts";
import type { PartsView, PartView } from "./parts-view.server.ts";
import "./parts.css";

/** Id of the section, to go to it. */
export const PARTS = "parts";

interface PartsProps {
  view: PartsView;
  product: Pick<ProductView, "id" | "name" | "sku">;
}

export function Parts({ view: { heading, picture, parts }, product }: PartsProps) {
  return (
    <section id={PARTS} className="wrap parts" aria-labelledby="parts-heading">
      <div className="parts__head">
        <h2 id="parts-heading">{heading}, part by part</h2>
        <p>
          A schematic, drawn from its figures and its family. For a part of your own machine{" "}
          <a href={contactHref(product)}>ask us</a> with its number and name.
        </p>
      </div>
      <div className="parts__drawing" style={{ "--ratio": picture.width / picture.height } as CSSProperties}>
        <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
        {parts.map(({ name, left, top }, index) => (
          <span key={name} aria-hidden="true" style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}>
            {index + 1}
          </span>
        ))}
      </div>
      <ol className="parts__list">
        {parts.map((part) => (
          <Part key={part.name} part={part} />
        ))}
      </ol>
    </section>
  );
}

function Part({ part: { name, does, spares } }: { part: PartView }) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{does}</p>
      {spares.length > 0 && (
        <ul aria-label={`Spares: ${name}`}>
          {spares.map((spare) => (
            <li key={spare.href}>
              <Link to={spare.href}>{spare.name}</Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

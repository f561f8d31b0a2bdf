/** A product in a list: its drawing at the list's scale, its name, a few words, three figures, and where to read on. */
import type { ReactNode } from "react";
import type { CardFigure, ProductCardView } from "#app/catalogue/card.ts";
import { withCompared } from "#app/catalogue/comparison.ts";
import { ScaledPicture } from "./scaled-picture.tsx";
import "./product-card.css";

interface ProductCardProps {
  card: ProductCardView;
  badge?: string | null;
  /** For the cards of the first screen; the others load their picture when they come near. */
  eager?: boolean;
  /** Chosen for comparison in this list; the product's page knows of them. */
  compared?: readonly number[];
  /** What else one can do with the product here, for example choose it for comparison. */
  children?: ReactNode;
}

export function ProductCard({ card, badge, eager, compared = [], children }: ProductCardProps) {
  const name = [card.brand, card.model].filter(Boolean).join(" ");
  const to = withCompared(`/products/${card.slug}`, compared);
  return (
    <article className="card">
      {badge && <span className="badge">{badge}</span>}
      <ScaledPicture image={card.image} name={card.name} eager={eager} boxed sizes="300px" most={148} />
      <h3>
        <a href={to}>
          {card.brand && <small>{card.brand} </small>}
          {card.model}
        </a>
      </h3>
      {card.text && <p className="card__text">{card.text}</p>}
      {card.figures.length > 0 && <dl className="spec">{card.figures.map(toFigure)}</dl>}
      <div className="card__act">
        {children}
        <a className="link" href={to} tabIndex={-1} aria-label={`View Details of ${name}`}>
          View Details
        </a>
      </div>
    </article>
  );
}

function toFigure({ name, value, unit }: CardFigure) {
  return (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {value}
        {unit && <small> {unit}</small>}
      </dd>
    </div>
  );
}

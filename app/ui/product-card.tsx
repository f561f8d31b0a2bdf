/** A product in a list: drawing at the list's scale, name, brief, three specifications and link. */

import type { ReactNode } from "react";
import { withCompared } from "#app/catalogue/comparison.ts";
import { useMessages } from "#app/languages/language.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Price } from "./price.tsx";
import type { CardSpecification } from "./product-card-view.ts";
import type { ListCard } from "./product-list/product-list-view.ts";
import { ScaledPicture } from "./scaled-picture.tsx";
import "./product-card.css";

interface ProductCardProps {
  card: ListCard;
  /** Loads the picture at once, for cards of the first screen. */
  eager?: boolean;
  /** Ids of the products chosen for comparison, kept in the link. */
  compared?: readonly number[];
  /** Further actions, such as the comparison toggle. */
  children?: ReactNode;
}

export function ProductCard({ card, eager, compared = [], children }: ProductCardProps) {
  const t = useMessages("lists");
  const to = withCompared(`/products/${card.slug}`, compared);
  return (
    <article className="card">
      {card.badge && <span className="badge">{card.badge}</span>}
      <ScaledPicture image={card.image} name={card.name} eager={eager} boxed max={148} />
      <h3>
        <PageLink href={to}>
          {card.brand && <small>{card.brand}</small>} {card.model}
        </PageLink>
      </h3>
      {card.text && <p className="card__text">{card.text}</p>}
      {card.specifications.length > 0 && (
        <dl className="spec">{card.specifications.map(toSpecification)}</dl>
      )}
      <Price price={card.price} />
      <div className="card__act">
        {children}
        {/* Screen readers have the name's link. */}
        <PageLink className="link" href={to} tabIndex={-1} aria-hidden="true">
          {t.viewDetails}
        </PageLink>
      </div>
    </article>
  );
}

function toSpecification({ name, value, unit }: CardSpecification) {
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

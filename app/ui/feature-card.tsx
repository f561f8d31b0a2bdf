/** A picture card of a menu: a machine, its name, a sentence and where the link leads; the whole card is the link. */
import { Link } from "react-router";
import type { FeaturedCard } from "#app/content/menus.ts";
import { MachinePicture } from "./machine-picture.tsx";
import "./feature-card.css";

export function FeatureCard({ card }: { card: FeaturedCard }) {
  return (
    <Link className="feature" to={card.href}>
      <span className="feature__pic">
        <MachinePicture slug={card.image} />
      </span>
      <span className="feature__title">{card.title}</span>
      <span className="feature__text">{card.description}</span>
      <span className="link">{card.linkText}</span>
    </Link>
  );
}

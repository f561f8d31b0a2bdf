/** A menu card with picture, title, description and link text; the whole card is a link. */
import type { Menus } from "#app/site/site.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { Picture } from "./picture.tsx";
import "./feature-card.css";

interface FeatureCardProps {
  card: Menus["panels"][number]["featured"][number];
  picture: SitePicture | null;
}

export function FeatureCard({ card, picture }: FeatureCardProps) {
  return (
    <a className="feature" href={card.href}>
      <span className="feature__pic">
        <Picture picture={picture} alt="" sizes="416px" />
      </span>
      <span className="feature__title">{card.title}</span>{" "}
      <span className="feature__text">{card.description}</span>{" "}
      <span className="link">{card.linkText}</span>
    </a>
  );
}

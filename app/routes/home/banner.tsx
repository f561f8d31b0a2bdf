/** A picture with a title, a text and a link. */
import { Link } from "react-router";
import { toSlug } from "#app/catalogue/clean-text.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { ViewOf } from "./home-view.server.ts";
import "./banner.css";

export function Banner({ section }: { section: ViewOf<"banner"> }) {
  const { title, text, link, scene } = section;
  return (
    <section className="home-banner" id={toSlug(title)} aria-label={title}>
      {scene && <Picture picture={scene} sizes="(width <= 768px) 100vw, 54vw" />}
      <div className="home-banner__text">
        <h2>{title}</h2>
        <p>{text}</p>
        <Link className="btn btn--line" to={link.href}>
          {link.label}
        </Link>
      </div>
    </section>
  );
}

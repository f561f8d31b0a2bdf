/** A picture with a few words beside it, and where to read on. */
import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { ViewOf } from "./home-view.server.ts";
import "./banner.css";

export function Banner({ section }: { section: ViewOf<"banner"> }) {
  const { title, text, link, scene } = section;
  return (
    <section className="subsidy" aria-label={title}>
      {scene && <Picture picture={scene} sizes="(width <= 768px) 100vw, 54vw" />}
      <div className="subsidy__text">
        <h2>{title}</h2>
        <p>{text}</p>
        <Link className="btn btn--line" to={link.href}>
          {link.label}
        </Link>
      </div>
    </section>
  );
}

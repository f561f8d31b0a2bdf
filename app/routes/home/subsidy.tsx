/** The government's subsidy for farmers' machines, and where to read on. */
import { Link } from "react-router";
import { subsidy } from "#app/content/home.ts";
import { ScenePicture } from "#app/ui/scene/scene-picture.tsx";
import "./subsidy.css";

export function Subsidy() {
  const { title, text, link, scene } = subsidy;
  return (
    <section className="subsidy" aria-labelledby="subsidy">
      <ScenePicture scene={scene} sizes="(width <= 768px) 100vw, 54vw" />
      <div className="subsidy__text">
        <h2 id="subsidy">{title}</h2>
        <p>{text}</p>
        <Link className="btn btn--line" to={link.href}>
          {link.label}
        </Link>
      </div>
    </section>
  );
}

/** The banner for professionals: the largest saw, its ground changing colour exactly where the bar leaves the body. */
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { professionalBanner } from "#app/content/home.ts";
import { findMachinePicture } from "#app/content/machine-pictures.ts";
import { MachinePicture } from "#app/ui/machine-picture.tsx";
import "./professional.css";

export function ProfessionalBanner() {
  const { title, text, link, image, dimension } = professionalBanner;
  const bar = findMachinePicture(image)?.dimension;
  return (
    <section className="pro" aria-labelledby="professional">
      <div className="wrap pro__in">
        <h2 id="professional">{title}</h2>
        <p>{text}</p>
        <Link className="btn" to={link.href}>
          {link.label}
        </Link>
      </div>
      <div className="pro__saw" style={bar && ({ "--from": bar.from, "--to": bar.to } as CSSProperties)}>
        <MachinePicture slug={image} />
        {bar && <div className="dim dim--inv">{dimension}</div>}
      </div>
    </section>
  );
}

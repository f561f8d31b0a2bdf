/** The banner of one large machine; its background changes colour where the dimension begins. */
import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { ProductImage } from "#app/catalogue/product.ts";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { ViewOf } from "./home-view.server.ts";
import "./professional.css";

export function ProfessionalBanner({ section }: { section: ViewOf<"professional"> }) {
  const { title, text, link, image, dimension } = section;
  const dimensionLine = image && dimensionOf(image);
  return (
    <section className="pro" aria-labelledby="professional">
      <div className="wrap pro__in">
        <h2 id="professional">{title}</h2>
        <p>{text}</p>
        <Link className="btn" to={link.href}>
          {link.label}
        </Link>
      </div>
      {image && (
        <div
          className="pro__saw"
          style={
            dimensionLine
              ? ({ "--from": dimensionLine.from, "--to": dimensionLine.to } as CSSProperties)
              : undefined
          }
        >
          <ProductPicture image={image} alt="" />
          {dimensionLine && dimension && <div className="dim dim--inv">{dimension}</div>}
        </div>
      )}
    </section>
  );
}

/** Start and end of the dimension, as shares of the drawing's width; null if unknown. */
function dimensionOf({ scale }: ProductImage): { from: number; to: number } | null {
  if (!scale) return null;
  const { lengthMm, dimensionStartMm, dimensionMm } = scale;
  const share = (mm: number) => Number((mm / lengthMm).toFixed(4));
  return { from: share(dimensionStartMm), to: share(dimensionStartMm + dimensionMm) };
}

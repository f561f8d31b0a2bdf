/** The key figures, set large: what one compares first. */
import type { KeyFigure } from "./key-figures.ts";
import "./figures.css";

/** Fewer would be a band of air; the technical details say them as well. */
const FEWEST = 3;

export function Figures({ figures }: { figures: KeyFigure[] }) {
  if (figures.length < FEWEST) return null;
  return (
    <section className="wrap" aria-label="Key figures">
      <dl className={figures.length > 4 ? "figures figures--spread" : "figures"}>
        {figures.map(({ name, number, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {number}
              <small> {unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

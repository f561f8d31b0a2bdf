/** Five reasons to buy here, in one dark strip under the hero. */
import { trustStrip } from "#app/content/home.ts";
import "./trust.css";

export function TrustStrip() {
  return (
    <section className="trust" aria-label="Why buy here">
      <ul className="wrap">
        {trustStrip.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

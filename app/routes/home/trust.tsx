/** Reasons to buy here, in one dark strip. */
import "./trust.css";

export function TrustStrip({ reasons }: { reasons: readonly string[] }) {
  return (
    <section className="trust" aria-label="Why buy here">
      <ul className="wrap">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

/** A strip of reasons to buy here. */
import { useMessages } from "#app/languages/language.ts";
import "./trust.css";

export function TrustStrip({ reasons }: { reasons: readonly string[] }) {
  const t = useMessages("home");
  return (
    <section className="trust" aria-label={t.whyHere}>
      <ul className="wrap">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

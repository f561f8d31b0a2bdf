/** Reasons to buy from the shop, for one town. */

import { useMessages } from "#app/languages/language.ts";
import "./features.css";

export function Features({ features }: { features: readonly { title: string; text: string }[] }) {
  const t = useMessages("towns");
  return (
    <section className="section--wash" aria-label={t.whyHere}>
      <ul className="wrap town-features">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reasons to buy here, as they hold for one town. */
import "./features.css";

export function Features({ features }: { features: readonly { title: string; text: string }[] }) {
  return (
    <section className="section--wash" aria-label="Why buy from us">
      <ul className="wrap city-features">
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

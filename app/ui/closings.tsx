/** Announced holidays, one per line; inline elements, so that they can be in a paragraph. */
import "./closings.css";

export function Closings({ closings }: { closings: readonly string[] }) {
  return closings.map((closing) => (
    <strong className="closing" key={closing}>
      {closing}
    </strong>
  ));
}

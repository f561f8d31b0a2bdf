/** One guide bar with a mark at every length in the range, all from the same end and so to one scale. */
import type { CSSProperties } from "react";
import "./bar-range.css";

/** Marks nearer than this share of the longest bar have no room for their figures beside each other. */
const CROWDED = 0.055;

export function BarRange({ lengths }: { lengths: readonly number[] }) {
  const longest = Math.max(...lengths);
  return (
    <figure className="bar-range">
      <svg viewBox="0 0 750 56" aria-hidden="true">
        <path className="bar-range__chain" d="M1 15C290 3 560 1 725 4a24 24 0 0 1 0 48C560 55 290 53 1 41" />
        <path className="bar-range__bar" d="M1 19C290 7 560 5 725 8a20 20 0 0 1 0 40C560 51 290 49 1 37z" />
        <circle className="bar-range__nose" cx="724" cy="28" r="7" />
      </svg>
      <ol style={{ "--longest": longest } as CSSProperties}>
        {toMarks(lengths, longest).map(({ length, isLow }) => (
          <li key={length} style={{ "--at": length } as CSSProperties} className={isLow ? "is-low" : undefined}>
            {length}
            <span className="sr"> cm</span>
          </li>
        ))}
      </ol>
      <figcaption>Bar lengths in the range, in centimetres, to one scale</figcaption>
    </figure>
  );
}

/** A figure too near the one before it stands a line lower. */
function toMarks(lengths: readonly number[], longest: number) {
  let before = Number.NEGATIVE_INFINITY;
  return lengths.map((length) => {
    const isLow = (length - before) / longest < CROWDED;
    if (!isLow) before = length;
    return { length, isLow };
  });
}

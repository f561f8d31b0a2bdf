/** The house mark, three saw teeth that are also river waves on a bar, beside the name set in two lines of one width. */
import { Link } from "react-router";
import "./logo.css";

const teeth =
  "M0 29C6 27.5 9 17 18 8C14.5 15 14 22 16 29zM15 29C21 27.5 24 17 33 8C29.5 15 29 22 31 29zM30 29C36 27.5 39 17 48 8C44.5 15 44 22 46 29z";

/** The mark alone. */
export function LogoMark({ height = 42 }: { height?: number }) {
  return (
    <svg className="mark" viewBox="0 5 48 36" width={(height * 48) / 36} height={height} aria-hidden="true">
      <path className="mark__teeth" d={teeth} />
      <path d="M0 32H46V39H0z" fill="currentColor" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(" ");
  return (
    <Link className="logo" to="/" aria-label={`${name}, home`}>
      <svg viewBox="0 0 152 44" width="152" height="44" aria-hidden="true">
        <path className="mark__teeth" d={teeth} />
        <path d="M0 32H46V39H0z" fill="currentColor" />
        <text className="logo__first" x="56" y="25" textLength="94" lengthAdjust="spacingAndGlyphs">
          {first}
        </text>{" "}
        <text className="logo__rest" x="57" y="39.5" textLength="92">
          {rest.join(" ")}
        </text>
      </svg>
    </Link>
  );
}

/** The dealer's name as the way home: with their logo, or set in two lines of one width. */
import type { CSSProperties } from "react";
import { useCompany } from "./company.ts";
import "./logo.css";

/** A logo as many times as wide as it is high has the name in it: it is not said again beside it. */
const WORDMARK = 2;

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { name, ...logos } = useCompany();
  const logo = onDark ? logos.logoOnDark : logos.logo;
  const [first = "", ...rest] = name.split(" ");
  const isWordmark = logo !== null && logo.width > WORDMARK * logo.height;
  const room = { "--letters": first.length, "--mark": logo ? logo.width / logo.height : 0 } as CSSProperties;
  return (
    <a className="logo" href="/" aria-label={`${name}, home`} style={room}>
      {logo && (
        <img
          className="logo__mark"
          src={logo.src}
          alt=""
          width={logo.width}
          height={logo.height}
          loading={onDark ? "lazy" : undefined}
        />
      )}
      {!isWordmark && (
        <span className="logo__name" aria-hidden="true">
          <b>{first}</b> {rest.length > 0 && <span>{rest.join(" ")}</span>}
        </span>
      )}
    </a>
  );
}

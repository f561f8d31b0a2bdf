/** The link to the home page: the shop's logo, or its name in two lines of equal width. */

import type { CSSProperties } from "react";
import { useMessages } from "#app/languages/language.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useCompany } from "./company.ts";
import "./logo.css";

/** A logo with a greater ratio of width to height contains the name, which is not repeated. */
const WORDMARK = 2;

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const t = useMessages("shell");
  const { name, ...logos } = useCompany();
  const logo = onDark ? logos.logoOnDark : logos.logo;
  const [first = "", ...rest] = name.split(" ");
  const isWordmark = logo !== null && logo.width > WORDMARK * logo.height;
  const room = {
    "--letters": first.length,
    "--mark": logo ? logo.width / logo.height : 0,
  } as CSSProperties;
  return (
    <PageLink className="logo" href="/" aria-label={t.home(name)} style={room}>
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
    </PageLink>
  );
}

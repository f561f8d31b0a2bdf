/** Shown for an unknown category or product. */
import { Link } from "react-router";
import { messagesIn, useMessages } from "#app/languages/language.ts";
import { useCompany } from "./company.ts";
import { languageOf, pageMeta, type RouteMatches } from "./meta.ts";
import "./not-found.css";

type Unknown = "category" | "product";

/** @param title of the tab; by default the page's */
export function notFoundMeta(matches: RouteMatches, what: Unknown, path: string, title?: string) {
  const t = messagesIn(languageOf(matches)).notFound[what];
  const { description } = t;
  return pageMeta(matches, { title: title ?? t.title, description, path, noindex: true });
}

export function NotFound({ what }: { what: Unknown }) {
  const t = useMessages("notFound");
  const { title, description, backToHome } = t[what];
  const { lostUrl } = useCompany();
  return (
    <div className="wrap not-found">
      <h1>{title}</h1>
      <p>{description}</p>
      <p className="not-found__links">
        <Link className="btn" to="/">
          {backToHome}
        </Link>
        <Link className="link" to="/collections/all-categories">
          {t.allCategories}
        </Link>
        <Link className="link" to="/search">
          {t.search}
        </Link>
      </p>
      {lostUrl && <img src={lostUrl} alt="" />}
    </div>
  );
}

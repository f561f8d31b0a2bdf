/** Shown for an unknown category or product. */
import { Link } from "react-router";
import { type Language, messagesIn, useMessages } from "#app/languages/language.ts";
import { useCompany } from "./company.ts";
import "./not-found.css";

type Unknown = "category" | "product";

export function notFoundMeta(language: Language, what: Unknown) {
  const { title, description } = messagesIn(language).notFound[what];
  return { title, description, noindex: true };
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

/** Shown for an unknown category. */
import { Link } from "react-router";
import { categoryNotFound } from "#app/languages/category-not-found.ts";
import { type Language, useMessages } from "#app/languages/language.ts";
import { useCompany } from "#app/ui/company.ts";
import "./category-not-found.css";

export function notFoundMeta(language: Language) {
  const { title, description } = categoryNotFound[language];
  return { title, description, noindex: true };
}

export function CategoryNotFound() {
  const t = useMessages(categoryNotFound);
  const { lostUrl } = useCompany();
  return (
    <div className="wrap lost">
      <h1>{t.title}</h1>
      <p>{t.description}</p>
      <p className="lost__ways">
        <Link className="btn" to="/">
          {t.backToHome}
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

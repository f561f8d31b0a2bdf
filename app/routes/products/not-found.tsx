/** Shown for a product that does not exist. */

import { href, Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { productNotFound } from "#app/languages/product-not-found.ts";
import { useCompany } from "#app/ui/company.ts";

export function ProductNotFound() {
  const t = useMessages(productNotFound);
  const { lostUrl } = useCompany();
  return (
    <div className="wrap product-missing">
      <h1>{t.title}</h1>
      <p>{t.description}</p>
      <div className="product-missing__ways">
        <Link className="btn" to={href("/")}>
          {t.backToHome}
        </Link>
        <a className="btn btn--line" href="/search">
          {t.search}
        </a>
        <a className="btn btn--line" href="/collections/all-categories">
          {t.allCategories}
        </a>
      </div>
      {lostUrl && <img src={lostUrl} alt="" />}
    </div>
  );
}

/** Shown for a search without results: similar words, contact links and categories. */

import { Link } from "react-router";
import { type ListingQuery, listingHref, withListingQuery } from "#app/catalogue/listing-query.ts";
import { useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Html } from "#app/ui/page-link.tsx";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import "./nothing-found.css";

interface NothingFoundProps {
  query: ListingQuery;
  /** Words of the catalogue that are similar to the query. */
  nearest: readonly string[];
  /** HTML of categories to start from. */
  categories: string;
}

export function NothingFound({ query, nearest, categories }: NothingFoundProps) {
  const t = useMessages("search");
  const { phone, whatsapp } = useCompany();
  const text = query.q ? t.noneFor(query.q) : t.noneFiltered;
  return (
    <EmptyList title={t.noneTitle} text={text}>
      {nearest.length > 0 && (
        <p className="near-words">
          {t.didYouMean}{" "}
          {nearest.map((word) => (
            <Link
              key={word}
              className="chip"
              to={listingHref("/search", withListingQuery(query, { q: word }))}
            >
              {word}
            </Link>
          ))}
        </p>
      )}
      <p className="nothing__ways">
        <Link className="btn" to="/">
          {t.browseAll}
        </Link>
        {whatsapp && query.q && (
          <a className="btn btn--line" href={whatsAppHref(whatsapp, t.haveYou(query.q))}>
            <Icon name="chat" size={20} /> {t.askOnWhatsApp}
          </a>
        )}
        <a className="link" href={telHref(phone)}>
          {t.call(phone.text)}
        </a>
      </p>
      <Html className="suggested" html={categories} />
    </EmptyList>
  );
}

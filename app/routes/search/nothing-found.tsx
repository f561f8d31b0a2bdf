/** What a search without results offers: near words, the dealer on WhatsApp, and categories to look through. */
import { href, Link } from "react-router";
import { type ListingQuery, listingHref, withListingQuery } from "#app/catalogue/listing-query.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import type { SuggestedCategory } from "./categories.server.ts";
import "./nothing-found.css";

interface NothingFoundProps {
  asked: ListingQuery;
  /** Words of the catalogue that are near those asked for. */
  nearest: readonly string[];
  categories: readonly SuggestedCategory[];
}

export function NothingFound({ asked, nearest, categories }: NothingFoundProps) {
  const { phone, whatsapp } = useCompany();
  const text = asked.q
    ? `We couldn't find any products matching "${asked.q}". Try using different keywords or browse our categories.`
    : "No product matches these filters. Take one away, or browse our categories.";
  return (
    <EmptyList title="No products found" text={text}>
      {nearest.length > 0 && (
        <p className="near-words">
          Did you mean{" "}
          {nearest.map((word) => (
            <Link key={word} className="chip" to={listingHref("/search", withListingQuery(asked, { q: word }))}>
              {word}
            </Link>
          ))}
        </p>
      )}
      <p className="nothing__ways">
        <Link className="btn" to="/">
          Browse All Products
        </Link>
        {whatsapp && asked.q && (
          <a className="btn btn--line" href={whatsAppHref(whatsapp, `Do you have this? ${asked.q}`)}>
            <Icon name="chat" size={20} /> Ask us on WhatsApp
          </a>
        )}
        <a className="link" href={telHref(phone)}>
          Call {phone.text}
        </a>
      </p>
      {categories.length > 0 && (
        <section className="suggested" aria-labelledby="suggested-title">
          <div className="suggested__head">
            <h3 id="suggested-title">Start from a category</h3>
            <Link className="link" to={href("/collections/all-categories")}>
              All categories
            </Link>
          </div>
          <ul className="cells">
            {categories.map(({ label, href: to, picture }) => (
              <li key={to}>
                <Link to={to}>
                  <Picture picture={picture} alt="" sizes="(width <= 480px) 50vw, 200px" />
                  <b>{label}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EmptyList>
  );
}

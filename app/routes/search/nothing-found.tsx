/** What a search without results offers: near words, the dealer on WhatsApp, and categories to look through. */
import { href, Link } from "react-router";
import { type ListingQuery, listingHref, withListingQuery } from "#app/catalogue/listing-query.ts";
import { dealer } from "#app/site/dealer.ts";
import { whatsAppHref } from "#app/site/phone.ts";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { SuggestedCategory } from "./categories.server.ts";
import "./nothing-found.css";

interface NothingFoundProps {
  asked: ListingQuery;
  /** Words of the catalogue that are near those asked for. */
  nearest: readonly string[];
  categories: readonly SuggestedCategory[];
}

export function NothingFound({ asked, nearest, categories }: NothingFoundProps) {
  const { whatsapp } = dealer();
  const text = asked.q
    ? `We couldn't find any products matching "${asked.q}". Try using different keywords or browse our categories.`
    : "No product matches these filters. Take one away, or browse our categories.";
  return (
    <EmptyList title="No products found" text={text}>
      {nearest.length > 0 && (
        <p className="nearest">
          Did you mean{" "}
          {nearest.map((word) => (
            <Link key={word} className="chip" to={listingHref("/search", withListingQuery(asked, { q: word }))}>
              {word}
            </Link>
          ))}
        </p>
      )}
      {whatsapp && asked.q && (
        <a className="btn btn--line" href={whatsAppHref(whatsapp, `Do you have this? ${asked.q}`)}>
          Ask us on WhatsApp
        </a>
      )}
      {categories.length > 0 && (
        <ul className="cells suggested">
          {categories.map(({ label, href: to, image }) => (
            <li key={to}>
              <Link to={to}>
                <ProductPicture image={image} alt="" name={label} />
                <b>{label}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="btn" to="/">
        Browse All Products
      </Link>
      <Link className="link" to={href("/collections/all-categories")}>
        All categories
      </Link>
    </EmptyList>
  );
}

/** The head of the product page: what it is, whether it is there, how to ask for it, and how it can be paid. */

import { formatMoney } from "#app/site/money.ts";
import type { Branch } from "#app/site/site.ts";
import { useCompany } from "#app/ui/company.ts";
import { CompareToggle } from "#app/ui/compare/compare-toggle.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ContactNow } from "./contact-now.tsx";
import { contactHref } from "./enquiry-links.ts";
import { ModalButton } from "./modal.tsx";
import type { ProductView } from "./product-view.ts";
import { Share } from "./share.tsx";
import { useProductQuery } from "./use-product-query.ts";
import "./buy.css";

/** From here on a name takes more than two lines of the largest letters. */
const LONG_NAME = 20;
/** From here on it is no name any more, and is set as a sentence. */
const LONGEST_NAME = 60;

/** Id of the page's heading. */
export const PRODUCT_HEADING = "product";

interface BuyProps {
  product: ProductView;
  /** Offered beside customer service; left out, nobody is. */
  headOffice?: Pick<Branch, "name" | "phone"> | undefined;
  /** "h2" within a page that has a heading of its own. */
  heading?: "h1" | "h2";
}

export function Buy({ product, headOffice, heading: Heading = "h1" }: BuyProps) {
  const { query, hrefWith } = useProductQuery();
  const { replyPromise } = useCompany();
  return (
    <section className="buy" aria-label="Product">
      <p className="buy__brand">
        <span>{product.kind}</span> {product.sku && <span>SKU {product.sku}</span>}
      </p>
      <Heading id={PRODUCT_HEADING} tabIndex={-1} className={nameClass(product.heading)}>
        {product.heading}
      </Heading>
      {product.lead && <p className="buy__brief">{product.lead}</p>}
      <Price offered={product.offered} />
      <Stock product={product} />
      <div className="buy__act">
        <ContactNow product={product} headOffice={headOffice} />
        <ModalButton modal="find-branch" className="btn btn--line">
          Find Branch
        </ModalButton>
        <Share product={product} />
      </div>
      {replyPromise && <p className="buy__note">We reply {replyPromise}.</p>}
      <Finance />
      <div className="buy__compare">
        <CompareToggle
          id={product.id}
          name={product.heading}
          chosen={query.compare}
          href={hrefWith({ compare: [] })}
          place={PRODUCT_HEADING}
        />
      </div>
    </section>
  );
}

function nameClass({ length }: string): string | undefined {
  if (length > LONGEST_NAME) return "is-longest";
  return length > LONG_NAME ? "is-long" : undefined;
}

/** Nothing for a dealer who does not show prices, or a product that has none. */
function Price({ offered: { price, salePrice } }: Pick<ProductView, "offered">) {
  const company = useCompany();
  if (company.prices !== "page" || price === null || price <= 0) return null;
  return (
    <p className="buy__price">
      {salePrice !== null && (
        <>
          <span className="sr">Before: </span>
          <s>{formatMoney(price, company)}</s>{" "}
        </>
      )}
      <b>{formatMoney(salePrice ?? price, company)}</b>
    </p>
  );
}

/** Nothing where the dealer keeps no stock of it. */
function Stock({ product }: { product: ProductView }) {
  const { stock: words } = useCompany();
  if (!words.shown || product.stock === null) return null;
  return (
    <p className={`buy__stock buy__stock--${product.stock}`}>
      {words[product.stock]}
      {product.stock === "out" && (
        <a className="link" href={contactHref(product)}>
          {words.ask}
        </a>
      )}
    </p>
  );
}

function Finance() {
  const { finance } = useCompany();
  if (finance.length === 0) return null;
  return (
    <div className="finance">
      <h2>Finance options</h2>
      <ul>
        {finance.map(({ name, offer }) => (
          <li key={name}>
            {name}{" "}
            <span>
              <Icon name="check" size={18} />
              {offer}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

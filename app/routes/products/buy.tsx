/** The head of the product page: name, price, stock and contact options. */

import { useMessages } from "#app/languages/language.ts";
import { withPrefix } from "#app/languages/paths.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import type { Branch } from "#app/site/site.ts";
import { useCompany } from "#app/ui/company.ts";
import { CompareToggle } from "#app/ui/compare/compare-toggle.tsx";
import { addToEnquiryHref, enquiryHref } from "#app/ui/enquiry-href.ts";
import { PageLink, usePrefix, useTextsLanguage } from "#app/ui/page-link.tsx";
import { Price } from "#app/ui/price.tsx";
import { ContactNow } from "./contact-now.tsx";
import { contactHref } from "./enquiry-links.ts";
import { ModalButton } from "./modal.tsx";
import { useProductPageQuery } from "./product-page-query.ts";
import type { ProductView } from "./product-view.ts";
import { Share } from "./share.tsx";
import "./buy.css";

/** Longer names take more than two lines at the largest size, characters. */
const LONG_NAME = 20;
/** Longer names are set at the size of a sentence, characters. */
const MAX_NAME_LENGTH = 60;

/** Id of the page's heading. */
export const PRODUCT_HEADING = "product";

interface BuyProps {
  product: ProductView;
  /** Listed beside customer service in the contact menu. */
  headOffice?: Pick<Branch, "name" | "phone"> | undefined;
  /** "h2" in a page that already has an h1. */
  heading?: "h1" | "h2";
}

export function Buy({ product, headOffice, heading: Heading = "h1" }: BuyProps) {
  const { query, hrefWith } = useProductPageQuery();
  const company = useCompany();
  const { replyPromise } = company;
  const t = useMessages("products");
  const lang = useTextsLanguage();
  const prefix = usePrefix();
  return (
    <section className="buy" aria-label={t.product}>
      <p className="buy__brand">
        <span>{product.kind}</span> {product.sku && <span>{t.sku(product.sku)}</span>}
      </p>
      <Heading
        id={PRODUCT_HEADING}
        tabIndex={-1}
        className={nameClass(product.heading)}
        lang={lang}
      >
        {product.heading}
      </Heading>
      {product.lead && (
        <p className="buy__brief" lang={lang}>
          {product.lead}
        </p>
      )}
      <Price price={product.price} isWhole />
      {company.prices !== "page" && company.whatsapp && <PriceByChat product={product} />}
      <Stock product={product} />
      <div className="buy__act">
        <ContactNow product={product} headOffice={headOffice} />
        <ModalButton modal="find-branch" className="btn btn--line">
          {t.findBranch}
        </ModalButton>
        <Share product={product} />
      </div>
      {replyPromise && <p className="buy__note">{t.weReply(replyPromise)}</p>}
      <div className="buy__compare">
        <CompareToggle
          id={product.id}
          name={product.heading}
          chosen={query.compare}
          href={hrefWith({ compare: [] })}
          anchor={PRODUCT_HEADING}
        />{" "}
        <PageLink
          className="btn btn--line btn--small"
          href={enquiryHref([product.slug])}
          onClick={({ currentTarget }) => {
            currentTarget.href = withPrefix(prefix, addToEnquiryHref(product.slug));
          }}
        >
          {t.addToEnquiry}
        </PageLink>{" "}
        <button
          type="button"
          className="btn btn--line btn--small needs-script"
          onClick={() => print()}
        >
          {t.print}
        </button>
      </div>
    </section>
  );
}

function nameClass({ length }: string): string | undefined {
  if (length > MAX_NAME_LENGTH) return "is-longest";
  return length > LONG_NAME ? "is-long" : undefined;
}

/** Where the shop shows no prices. */
function PriceByChat({ product }: { product: ProductView }) {
  const { whatsapp, phone } = useCompany();
  const t = useMessages("products");
  const toLink = (href: string) => (text: string) => (
    <PageLink className="link" href={href}>
      {text}
    </PageLink>
  );
  const chat = whatsapp ? whatsAppHref(whatsapp, t.question(product)) : "";
  return <p className="buy__note">{t.priceBy(toLink(chat), toLink(telHref(phone)))}</p>;
}

/** Renders nothing if the shop hides stock or does not count this product. */
function Stock({ product }: { product: ProductView }) {
  const { stock: labels } = useCompany();
  if (!labels.shown || product.stock === null) return null;
  return (
    <p className={`buy__stock buy__stock--${product.stock}`}>
      {labels[product.stock]}
      {product.stock === "out" && (
        <PageLink className="link" href={contactHref(product)}>
          {labels.ask}
        </PageLink>
      )}
    </p>
  );
}

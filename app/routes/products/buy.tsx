/** The head of the product page: what it is, how to ask for it, and how it can be paid. */

import { addCompared, withCompared } from "#app/catalogue/comparison.ts";
import { company } from "#app/content/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ContactNow } from "./contact-now.tsx";
import { ModalButton } from "./modal.tsx";
import type { ProductView } from "./product-view.ts";
import { Share } from "./share.tsx";
import { useCompared } from "./use-compared.ts";
import "./buy.css";

/** The specification, document 2 §2. */
const FINANCE = ["Consumer finance", "Private finance"];

/** From here on a name takes more than two lines of the largest letters. */
const LONG_NAME = 20;

export function Buy({ product }: { product: ProductView }) {
  const compared = useCompared();
  return (
    <section className="buy" aria-label="Product">
      <p className="buy__brand">
        <span>{product.kind}</span>
        {product.sku && <span>SKU {product.sku}</span>}
      </p>
      <h1 className={product.heading.length > LONG_NAME ? "is-long" : undefined}>{product.heading}</h1>
      {product.brief && <p className="buy__brief">{product.brief}</p>}
      <p className={product.inStock ? "buy__stock buy__stock--in" : "buy__stock"}>
        {product.inStock ? "In stock" : "Ask the branch"}
      </p>
      <div className="buy__act">
        <ContactNow product={product} />
        <ModalButton modal="find-branch" className="btn btn--line">
          Find Branch
        </ModalButton>
        <Share product={product} />
      </div>
      <p className="buy__note">We reply {company.replyPromise}.</p>
      <div className="finance">
        <h2>Finance options</h2>
        <ul>
          {FINANCE.map((name) => (
            <li key={name}>
              {name}
              <span>
                <Icon name="check" size={18} />
                Available
              </span>
            </li>
          ))}
        </ul>
      </div>
      <a className="link buy__compare" href={withCompared(product.listHref, addCompared(compared, product.id))}>
        <Icon name="compare" size={20} />
        Add to comparison
      </a>
    </section>
  );
}

/** The products of an enquiry: each with its picture, removed by a link and added by name. */
import { Form, Link, useSearchParams } from "react-router";
import type { ProductImage } from "#app/catalogue/product.ts";
import { useMessages } from "#app/languages/language.ts";
import { keepEnquiry, MAX_PRODUCTS } from "#app/ui/enquiry-href.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProductLine } from "#app/ui/product-line.tsx";
import { ShareLink } from "#app/ui/share-link.tsx";
import { parseContactQuery, toFormAction, withProducts } from "./contact-view.ts";
import "#app/ui/product-line.css";
import "./enquiry.css";

export interface EnquiredProduct {
  slug: string;
  /** With its SKU, as the message names it. */
  name: string;
  image: ProductImage | null;
}

interface EnquiryProps {
  products: readonly EnquiredProduct[];
  /** What the names in the URL may have meant, if they are no product's. */
  similar: readonly EnquiredProduct[];
}

export function Enquiry({ products, similar }: EnquiryProps) {
  const t = useMessages("contact");
  const [params] = useSearchParams();
  const { products: chosen, add } = parseContactQuery(params);
  const here = toFormAction(params);
  return (
    <section className="enquiry" aria-label={t.machines}>
      {products.length > 0 && (
        <>
          <ul>
            {products.map((product) => (
              <li className="product-line" key={product.slug}>
                <Enquired product={product} />
                <Link
                  className="icon-btn"
                  to={withProducts(
                    params,
                    chosen.filter((other) => other !== product.slug),
                  )}
                  // The page keeps the others, if there are any.
                  onClick={() => keepEnquiry([])}
                  preventScrollReset
                  aria-label={t.remove(product.name)}
                >
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
          <ShareLink title={t.enquiryTitle} path={here} />
        </>
      )}
      {products.length < MAX_PRODUCTS && (
        <Form className="enquiry__add" action="/contact" preventScrollReset>
          {[...new URLSearchParams(here.split("?")[1])].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Field name="add" label={t.addMachine} hint={t.addHint}>
            {(field) => <input {...field} key={here} required defaultValue={add} />}
          </Field>
          <button className="btn btn--line" type="submit">
            {t.add}
          </button>
        </Form>
      )}
      {add && (
        <div role="status">
          <p>{t.noneNamed(add)}</p>
          <ul>
            {similar.map((product) => (
              <li className="product-line" key={product.slug}>
                <Enquired product={product} />
                <Link
                  className="btn btn--line btn--small"
                  to={withProducts(params, [...chosen, product.slug])}
                  preventScrollReset
                >
                  {t.add} <span className="sr">{product.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

export function Enquired({ product }: { product: EnquiredProduct }) {
  const { slug, name, image } = product;
  return <ProductLine href={`/products/${slug}`} name={name} image={image} />;
}

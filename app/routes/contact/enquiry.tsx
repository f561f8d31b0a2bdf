/** The products of an enquiry: each with its picture, removed by a button and added by name. */
import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import type { ProductImage } from "#app/catalogue/product.ts";
import { useMessages } from "#app/languages/language.ts";
import { keepEnquiry, MAX_PRODUCTS } from "#app/ui/enquiry-href.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePagePath } from "#app/ui/page-link.tsx";
import { ProductLine } from "#app/ui/product-line.tsx";
import { ShareLink } from "#app/ui/share-link.tsx";
import {
  FORM_ID,
  ONE_MACHINE,
  parseContactQuery,
  toFormAction,
  withProducts,
} from "./contact-view.ts";
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
      {/* What the Enter key presses. */}
      <button type="submit" form={FORM_ID} className="sr" tabIndex={-1} aria-hidden="true" />
      {products.length > 0 && (
        <>
          <ul>
            {products.map((product) => (
              <li className="product-line" key={product.slug}>
                <Enquired product={product} />
                <Keep
                  className="icon-btn"
                  formAction={withProducts(
                    params,
                    chosen.filter((other) => other !== product.slug),
                  )}
                  // The page keeps the others, if there are any.
                  onClick={() => keepEnquiry([])}
                  aria-label={t.remove(product.name)}
                >
                  <Icon name="close" />
                </Keep>
              </li>
            ))}
          </ul>
          <ShareLink title={t.enquiryTitle} path={here} />
        </>
      )}
      {products.length < MAX_PRODUCTS && (
        <div className="enquiry__add">
          <Field name="add" label={t.addMachine} hint={t.addHint}>
            {(field) => <input {...field} form={FORM_ID} key={here} defaultValue={add} />}
          </Field>
          <Keep className="btn btn--line">{t.add}</Keep>
        </div>
      )}
      {add && (
        <div role="status">
          <p>{t.noneNamed(add)}</p>
          <ul>
            {similar.map((product) => (
              <li className="product-line" key={product.slug}>
                <Enquired product={product} />
                <Keep
                  className="btn btn--line btn--small"
                  formAction={withProducts(params, [...chosen, product.slug])}
                  value={ONE_MACHINE}
                >
                  {t.add} <span className="sr">{product.name}</span>
                </Keep>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Sends the contact form, which stays as typed, to another URL of the page. */
function Keep({ formAction = "", ...props }: ComponentProps<"button"> & { formAction?: string }) {
  const action = usePagePath(formAction);
  return (
    <button {...props} type="submit" form={FORM_ID} name="keep" formAction={action || undefined} />
  );
}

export function Enquired({ product }: { product: EnquiredProduct }) {
  const { slug, name, image } = product;
  return <ProductLine href={`/products/${slug}`} name={name} image={image} />;
}

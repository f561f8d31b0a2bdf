/** The text of a product page: technical details, description, features and further sections. */

import type { Section, Specification } from "#app/catalogue/product.ts";
import { useMessages } from "#app/languages/language.ts";
import { Html, PageLink, useTextsLanguage } from "#app/ui/page-link.tsx";
import { contactHref } from "./enquiry-links.ts";
import type { ProductView } from "./product-view.ts";
import "./details.css";

/** With fewer details the column would look empty, so the text comes first. */
const FEW_DETAILS = 3;

export function Details({ product }: { product: ProductView }) {
  const t = useMessages("products");
  const { details, description, features, sections } = product;
  const count = details.first.length + details.rest.length;
  const isShort = details.first.length < FEW_DETAILS;
  return (
    <div className={isShort ? "wrap details details--few" : "wrap details"}>
      <div className="details__specifications">
        {details.first.length > 0 && (
          <section aria-labelledby="technical-details">
            <h2 id="technical-details">{t.technicalDetails}</h2>
            <DetailsTable label={t.technicalDetails} entries={details.first} />
            {details.rest.length > 0 && (
              <>
                {/* Beside the table, because not every browser prints a closed one's content. */}
                <details className="fold">
                  <summary className="link">{t.showAll(count)}</summary>
                </details>
                <DetailsTable label={t.moreDetails} entries={details.rest} />
              </>
            )}
          </section>
        )}
        {isShort && (
          <p className="details__ask">
            {(count > 0 ? t.askForMore : t.askForAny)((text) => (
              <PageLink href={contactHref(product)}>{text}</PageLink>
            ))}
          </p>
        )}
      </div>
      <div className="details__text">
        {description && (
          <section aria-labelledby="description">
            <h2 id="description">{t.descriptionHeading}</h2>
            <Prose text={description} />
          </section>
        )}
        {features.length > 0 && <Features features={features} />}
        {sections.map(({ heading, content }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {content && <Prose text={content} />}
          </section>
        ))}
      </div>
    </div>
  );
}

function DetailsTable({ label, entries }: { label: string; entries: Specification[] }) {
  return (
    <table className="value-table" aria-label={label}>
      <tbody>
        {entries.map(({ name, value }) => (
          <tr key={`${name} ${value}`}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Feature names in the maker's order, each with its explanation. */
function Features({ features }: { features: Section[] }) {
  const t = useMessages("products");
  return (
    <details className="features" open>
      <summary>
        <h2>{t.features}</h2>
      </summary>
      <ul>
        {features.map(({ heading, content }) => (
          <li key={heading}>
            {content ? <h3>{heading}</h3> : <b>{heading}</b>}
            {content && <Prose text={content} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A text of the catalogue. */
function Prose({ text }: { text: string }) {
  return <Html className="prose" lang={useTextsLanguage()} html={text} />;
}

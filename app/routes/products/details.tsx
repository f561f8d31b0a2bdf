/** The written part of a product: technical details, description, features and the maker's own sections. */
import type { Section, Specification } from "#app/catalogue/product.ts";
import { contactHref } from "./enquiry-links.ts";
import type { ProductView } from "./product-view.ts";
import "./details.css";

/** With fewer figures than these a column of them would stand empty: the words come first then. */
const FEW_FIGURES = 3;

type Detailed = Pick<ProductView, "id" | "name" | "sku" | "details" | "description" | "features" | "sections">;

export function Details({ product }: { product: Detailed }) {
  const { details, description, features, sections } = product;
  const count = details.first.length + details.rest.length;
  return (
    <div className={count < FEW_FIGURES ? "wrap details details--few" : "wrap details"}>
      <section className="details__figures" aria-labelledby="technical-details">
        <h2 id="technical-details">Technical details</h2>
        {count > 0 && <Sheet label="Technical details" entries={details.first} />}
        {details.rest.length > 0 && (
          <details className="fold">
            <summary className="link">Show all {count} details</summary>
            <Sheet label="Further technical details" entries={details.rest} />
          </details>
        )}
        {count < FEW_FIGURES && (
          <p className="details__ask">
            Need {count > 0 ? "another figure" : "figures"} of it? <a href={contactHref(product)}>Ask us</a>, and we
            look it up.
          </p>
        )}
      </section>
      <div className="details__text">
        {description && (
          <section aria-labelledby="description">
            <h2 id="description">Description</h2>
            <Html text={description} />
          </section>
        )}
        {features.length > 0 && <Features features={features} />}
        {sections.map(({ heading, content }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {content && <Html text={content} />}
          </section>
        ))}
      </div>
    </div>
  );
}

function Sheet({ label, entries }: { label: string; entries: Specification[] }) {
  return (
    <table className="sheet" aria-label={label}>
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

/** In the maker's order: what it is called, and below it what it means. */
function Features({ features }: { features: Section[] }) {
  return (
    <details className="features" open>
      <summary>
        <h2>Details &amp; Features</h2>
      </summary>
      <ul>
        {features.map(({ heading, content }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            {content && <Html text={content} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** HTML that the loader made safe. */
function Html({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `toSafeHtml` left a short list of elements, nothing that runs
  return <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />;
}

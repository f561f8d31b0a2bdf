/** The written part of a product: technical details, description, features and the maker's own sections. */
import type { Section, Specification } from "#app/catalogue/product.ts";
import type { ProductView } from "./product-view.ts";
import "./details.css";

type DetailsProps = Pick<ProductView, "details" | "description" | "features" | "sections">;

export function Details({ product }: { product: DetailsProps }) {
  const { details, description, features, sections } = product;
  return (
    <div className="wrap details">
      {details.first.length > 0 && <TechnicalDetails {...details} />}
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

function TechnicalDetails({ first, rest }: ProductView["details"]) {
  return (
    <section aria-labelledby="technical-details">
      <h2 id="technical-details">Technical details</h2>
      <Sheet label="Technical details" entries={first} />
      {rest.length > 0 && (
        <details className="fold">
          <summary className="link">Show all {first.length + rest.length} details</summary>
          <Sheet label="Further technical details" entries={rest} />
        </details>
      )}
    </section>
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

/** Features with a text open one by one; those that are a phrase alone need no opening. */
function Features({ features }: { features: Section[] }) {
  const phrases = features.filter(({ content }) => content === "");
  const texts = features.filter(({ content }) => content !== "");
  return (
    <details className="features" open>
      <summary>
        <h2>Details &amp; Features</h2>
      </summary>
      {phrases.length > 0 && (
        <ul>
          {phrases.map(({ heading }) => (
            <li key={heading}>{heading}</li>
          ))}
        </ul>
      )}
      {texts.length > 0 && (
        <div className="acc">
          {texts.map(({ heading, content }, index) => (
            <details key={heading} name="features" open={index === 0 && phrases.length === 0}>
              <summary>{heading}</summary>
              <p>{content}</p>
            </details>
          ))}
        </div>
      )}
    </details>
  );
}

/** HTML that the loader made safe. */
function Html({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `toSafeHtml` left a short list of elements, nothing that runs
  return <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />;
}

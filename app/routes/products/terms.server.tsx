/** The HTML of what a buyer gets and must know: finance options, the shop's pages, safety. */
import { renderToStaticMarkup } from "react-dom/server";
import type { ProductsMessages } from "#app/languages/en/products.tsx";
import type { Site, SiteQuestion } from "#app/site/site.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Slugs, in the order shown. */
const PAGES = ["warranty", "returns", "manuals"];

/** Rendered here, so that the page loads no code for it; empty if there is nothing to show. */
export function renderTerms(
  { company: { finance }, pages }: Pick<Site, "company" | "pages">,
  t: Pick<ProductsMessages, "finance">,
  safety?: SiteQuestion,
): string {
  const shown = PAGES.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  return renderToStaticMarkup(
    <>
      {finance.length > 0 && (
        <div className="finance">
          <h2>{t.finance}</h2>
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
      )}
      {safety && (
        <div className="acc">
          <details>
            <summary>{safety.question}</summary>
            <p>{safety.answer}</p>
          </details>
        </div>
      )}
      {shown.length > 0 && (
        <ul className="terms__pages">
          {shown.map(({ slug, title, lead }) => (
            <li key={slug}>
              <a className="link" href={`/${slug}`}>
                {title}
              </a>{" "}
              {lead}
            </li>
          ))}
        </ul>
      )}
    </>,
  );
}

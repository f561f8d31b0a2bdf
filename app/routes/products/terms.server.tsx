/** The HTML of what a buyer gets and must know: finance options, the shop's pages, safety. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Product } from "#app/catalogue/product.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import type { Site, SiteQuestion } from "#app/site/site.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Slugs, in the order shown. */
const PAGES = ["warranty", "returns", "manuals"];

/**
 * Rendered here, so that the page loads no code for it; empty if there is nothing to show. Finance is
 * for machines that can be bought, not for a tape measure.
 */
export function renderTerms(
  { company: { finance }, pages }: Pick<Site, "company" | "pages">,
  t: Pick<Messages["products"], "finance">,
  { powerType, stock }: Pick<Product, "powerType" | "stock">,
  safety?: SiteQuestion,
): string {
  const shown = PAGES.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  return renderToStaticMarkup(
    <>
      {finance.length > 0 && powerType && stock !== "out" && (
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

/** Confirms a sent message, above the blank form, and sums it up. */

import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { Enquired, type EnquiredProduct } from "./enquiry.tsx";

const BANNER_MS = 5000;

interface ThankYouProps {
  products: readonly EnquiredProduct[];
  /** The subject, products by name only, and the branch. */
  facts: readonly (string | undefined)[];
  /** Name of the branch; empty for any. */
  branch: string;
}

/** With scripts, the thanks disappear after five seconds; the summary stays. */
export function ThankYou({ products, facts, branch }: ThankYouProps) {
  const t = useMessages("contact");
  const { phone, replyPromise = "" } = useCompany();
  const [params] = useSearchParams();
  const [isThanked, setIsThanked] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useEnhancement(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: "nearest" });
    const clock = setTimeout(() => setIsThanked(true), BANNER_MS);
    return () => clearTimeout(clock);
  }, []);
  const number = /^\d{1,10}$/.exec(params.get("number") ?? "")?.[0];
  return (
    <section className="enquiry" aria-labelledby="sent-title" tabIndex={-1} ref={summary}>
      {!isThanked && (
        <div className="notice notice--good" role="status">
          <Icon name="check" size={20} />
          <p>
            <strong>{t.thanks}</strong>
            {replyPromise && ` ${t.weReply(replyPromise)}`}
          </p>
        </div>
      )}
      <h3 id="sent-title">{t.sentTitle}</h3>
      <p>{[number && t.numbered(number), ...facts].filter(Boolean).join(" · ")}</p>
      {products.length > 0 && (
        <ul>
          {products.map((product) => (
            <li className="product-line" key={product.slug}>
              <Enquired product={product} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {t.next(branch, replyPromise)} {number && t.quicker}{" "}
        <a className="link" href={telHref(phone)}>
          {t.call(phone.text)}
        </a>
      </p>
    </section>
  );
}

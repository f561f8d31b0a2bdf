/** Every way to ask for the product, in one popover, the quickest first: WhatsApp, telephone, a quote by e-mail and the contact form. */

import { telHref, whatsAppHref } from "#app/site/phone.ts";
import type { Branch } from "#app/site/site.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { chatText, contactHref, quoteHref } from "./enquiry-links.ts";
import type { ProductView } from "./product-view.ts";

interface ContactNowProps {
  product: ProductView;
  headOffice: Pick<Branch, "name" | "phone"> | undefined;
}

export function ContactNow({ product, headOffice }: ContactNowProps) {
  const company = useCompany();
  const { salesEmail, phone, whatsapp, replyPromise } = company;
  return (
    <>
      <button type="button" className="btn" popoverTarget="contact-now">
        Contact Now
      </button>
      <div id="contact-now" popover="auto" className="menu" role="dialog" aria-label="Contact Now">
        <ul>
          {whatsapp && (
            <Way
              icon="chat"
              href={whatsAppHref(whatsapp, chatText(product))}
              label="Chat on WhatsApp"
              detail={whatsapp.text}
            />
          )}
          <Way icon="phone" href={telHref(phone)} label="Call customer service" detail={phone.text} />
          {headOffice && (
            <Way
              icon="phone"
              href={telHref(headOffice.phone)}
              label={`Call ${headOffice.name}`}
              detail={headOffice.phone.text}
            />
          )}
          <Way icon="mail" href={quoteHref(product, company)} label="Request a quote by e-mail" detail={salesEmail} />
          <Way
            icon="list"
            href={contactHref(product)}
            label="Write us a message"
            detail={replyPromise ? `Reply ${replyPromise}` : "By e-mail or telephone"}
          />
        </ul>
      </div>
    </>
  );
}

function Way({ icon, href, label, detail }: { icon: IconName; href: string; label: string; detail: string }) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <b>{label}</b> <small>{detail}</small>
        </span>
      </a>
    </li>
  );
}

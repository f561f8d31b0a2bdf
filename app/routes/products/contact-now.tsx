/** Every way to ask for the product, in one popover: quote by e-mail, the contact form, telephone and WhatsApp. */
import { branches } from "#app/content/branches.ts";
import { company } from "#app/content/company.ts";
import { telHref, whatsAppHref } from "#app/content/phone.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { chatText, contactHref, quoteHref } from "./enquiry-links.ts";
import type { ProductView } from "./product-view.ts";

export function ContactNow({ product }: { product: ProductView }) {
  const [headOffice] = branches;
  return (
    <>
      <button type="button" className="btn" popoverTarget="contact-now">
        Contact Now
      </button>
      <div id="contact-now" popover="auto" className="menu" role="dialog" aria-label="Contact Now">
        <ul>
          <Way icon="mail" href={quoteHref(product)} label="Request a quote by e-mail" detail={company.salesEmail} />
          <Way icon="phone" href={telHref(company.phone)} label="Call customer service" detail={company.phone.text} />
          {headOffice && (
            <>
              <Way
                icon="phone"
                href={telHref(headOffice.phone)}
                label={`Call ${headOffice.name}`}
                detail={headOffice.phone.text}
              />
              <Way
                icon="chat"
                href={whatsAppHref(headOffice.phone, chatText(product))}
                label="Chat on WhatsApp"
                detail={`${headOffice.name} branch`}
              />
            </>
          )}
          <Way
            icon="list"
            href={contactHref(product)}
            label="Write us a message"
            detail={`Reply ${company.replyPromise}`}
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
          <b>{label}</b>
          <small>{detail}</small>
        </span>
      </a>
    </li>
  );
}

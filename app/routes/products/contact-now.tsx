/** The contact options for a product in one popover: WhatsApp, phone, quote by email, form. */

import { useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import type { Branch } from "#app/site/site.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { contactHref, quoteHref } from "./enquiry-links.ts";
import type { ProductView } from "./product-view.ts";

interface ContactNowProps {
  product: ProductView;
  headOffice: Pick<Branch, "name" | "phone"> | undefined;
}

export function ContactNow({ product, headOffice }: ContactNowProps) {
  const company = useCompany();
  const t = useMessages("products");
  const { salesEmail, phone, whatsapp, replyPromise } = company;
  return (
    <>
      <button type="button" className="btn" popoverTarget="contact-now">
        {t.contactNow}
      </button>
      <div id="contact-now" popover="auto" className="menu" role="dialog" aria-label={t.contactNow}>
        <ul>
          {whatsapp && (
            <ContactOption
              icon="chat"
              href={whatsAppHref(whatsapp, t.question(product))}
              label={t.chat}
              detail={whatsapp.text}
            />
          )}
          <ContactOption
            icon="phone"
            href={telHref(phone)}
            label={t.callService}
            detail={phone.text}
          />
          {headOffice && (
            <ContactOption
              icon="phone"
              href={telHref(headOffice.phone)}
              label={t.call(headOffice.name)}
              detail={headOffice.phone.text}
            />
          )}
          <ContactOption
            icon="mail"
            href={quoteHref(product, company, t)}
            label={t.requestQuote}
            detail={salesEmail}
          />
          <ContactOption
            icon="list"
            href={contactHref(product)}
            label={t.sendMessage}
            detail={replyPromise ? t.weReply(replyPromise) : t.weReplyByEmailOrPhone}
          />
        </ul>
      </div>
    </>
  );
}

function ContactOption({
  icon,
  href,
  label,
  detail,
}: {
  icon: IconName;
  href: string;
  label: string;
  detail: string;
}) {
  return (
    <li>
      <PageLink href={href}>
        <Icon name={icon} />
        <span>
          <b>{label}</b> <small>{detail}</small>
        </span>
      </PageLink>
    </li>
  );
}

/** Ways to contact the shop without the form. */
import { useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import "./contact-options.css";

/** @param product begins the chat */
export function ContactOptions({ product }: { product: string }) {
  const t = useMessages("contact");
  const { phone, whatsapp, supportEmail, replyPromise } = useCompany();
  return (
    <section className="wrap" aria-label={t.otherWays}>
      <ul className="contact-options">
        <li>
          <Icon name="phone" />
          <h3>{t.phoneSupport}</h3>
          <p>{t.speak}</p>
          <a className="link" href={telHref(phone)}>
            {t.call(phone.text)}
          </a>
        </li>
        {whatsapp && (
          <li>
            <Icon name="chat" />
            <h3>{t.chat}</h3>
            <p>{t.chatHours}</p>
            <a
              className="link"
              href={whatsAppHref(whatsapp, product)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t.startChat}
            </a>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <h3>{t.mailSupport}</h3>
          <p>{replyPromise ? t.weReply(replyPromise) : t.anyTime}</p>
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </li>
      </ul>
    </section>
  );
}

/** Ways to reach the dealer without the form. */
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import "./contact-options.css";

export function ContactOptions() {
  const { phone, whatsapp, supportEmail, replyPromise } = useCompany();
  return (
    <section className="wrap" aria-label="Other ways to reach us">
      <ul className="contact-options">
        <li>
          <Icon name="phone" />
          <h3>Phone support</h3>
          <p>Speak to a technician.</p>
          <a className="link" href={telHref(phone)}>
            Call {phone.text}
          </a>
        </li>
        {whatsapp && (
          <li>
            <Icon name="chat" />
            <h3>Live chat</h3>
            <p>On WhatsApp, during business hours.</p>
            <a className="link" href={whatsAppHref(whatsapp)} target="_blank" rel="noopener noreferrer">
              Start a chat
            </a>
          </li>
        )}
        <li>
          <Icon name="mail" />
          <h3>E-mail support</h3>
          <p>{replyPromise ? `An answer ${replyPromise}.` : "Write at any hour."}</p>
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </li>
      </ul>
    </section>
  );
}

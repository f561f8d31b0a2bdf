/** A bar at the foot of a phone's window with Call and WhatsApp. */

import { useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { useCompany } from "./company.ts";
import { Icon } from "./icon.tsx";
import "./phone-bar.css";

interface PhoneBarProps {
  /** The prefilled WhatsApp message. */
  chatText?: string;
}

export function PhoneBar({ chatText }: PhoneBarProps) {
  const t = useMessages("shell");
  const { phone, whatsapp } = useCompany();
  return (
    <nav className="phone-bar" aria-label={t.callOrChat}>
      <a className="btn" href={telHref(phone)}>
        <Icon name="phone" size={20} /> {t.call}
      </a>
      {whatsapp && (
        <a className="btn btn--line" href={whatsAppHref(whatsapp, chatText)}>
          <Icon name="chat" size={20} /> {t.whatsApp}
        </a>
      )}
    </nav>
  );
}

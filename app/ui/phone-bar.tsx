/** On a phone: calling and WhatsApp within the thumb's reach. */

import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { useCompany } from "./company.ts";
import { Icon } from "./icon.tsx";
import "./phone-bar.css";

interface PhoneBarProps {
  /** What stands in the chat's message box when it opens. */
  chatText?: string;
}

export function PhoneBar({ chatText }: PhoneBarProps) {
  const { phone, whatsapp } = useCompany();
  return (
    <nav className="phone-bar" aria-label="Call or chat">
      <a className="btn" href={telHref(phone)}>
        <Icon name="phone" size={20} /> Call
      </a>
      {whatsapp && (
        <a className="btn btn--line" href={whatsAppHref(whatsapp, chatText)}>
          <Icon name="chat" size={20} /> WhatsApp
        </a>
      )}
    </nav>
  );
}

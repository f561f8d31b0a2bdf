/** On a phone: calling and WhatsApp within the thumb's reach. */
import { branches } from "#app/content/branches.ts";
import { company } from "#app/content/company.ts";
import { telHref, whatsAppHref } from "#app/content/phone.ts";
import { Icon } from "./icon.tsx";
import "./phone-bar.css";

interface PhoneBarProps {
  /** What stands in the chat's message box when it opens. */
  chatText?: string;
}

export function PhoneBar({ chatText }: PhoneBarProps) {
  const phone = branches[0]?.phone ?? company.phone;
  return (
    <nav className="phone-bar" aria-label="Call or chat">
      <a className="btn" href={telHref(company.phone)}>
        <Icon name="phone" size={20} /> Call
      </a>
      <a className="btn btn--line" href={whatsAppHref(phone, chatText)}>
        <Icon name="chat" size={20} /> WhatsApp
      </a>
    </nav>
  );
}

/** Phone numbers for display and for links. */
import { internationalDigits } from "#app/phone-number.ts";

export interface Phone {
  /** As printed, for example "0468 000 0000". */
  text: string;
  /** Country code and number, digits only, for `tel:` and WhatsApp links. */
  digits: string;
}

/** `callingCode` is the shop's, for a number without a country code. */
export function toPhone(text: string, callingCode: string): Phone {
  return { text, digits: internationalDigits(text, callingCode) };
}

export function telHref(phone: Phone): string {
  return `tel:+${phone.digits}`;
}

/** A WhatsApp chat; `text` prefills the message. Without a number the visitor chooses to whom. */
export function whatsAppHref(phone: Phone | null, text = ""): string {
  const query = text && `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${phone?.digits ?? ""}${query}`;
}

/** Telephone numbers as people read them and as links need them. */
import { internationalDigits } from "#app/phone-number.ts";

export interface Phone {
  /** As printed, for example "0468 000 0000". */
  text: string;
  /** Country code and number, digits only, for `tel:` and WhatsApp links. */
  digits: string;
}

/** `callingCode` is the shop's, for a number that names no country. */
export function toPhone(text: string, callingCode: string): Phone {
  return { text, digits: internationalDigits(text, callingCode) };
}

export function telHref(phone: Phone): string {
  return `tel:+${phone.digits}`;
}

/** A WhatsApp chat with this number; `text` is put into the visitor's message box. */
export function whatsAppHref(phone: Phone, text?: string): string {
  const query = text === undefined ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${phone.digits}${query}`;
}

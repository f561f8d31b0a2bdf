/** Telephone numbers as people read them and as links need them. */

export interface Phone {
  /** As printed, for example "0468 000 0000". */
  text: string;
  /** Country code and number, digits only, for `tel:` and WhatsApp links. */
  digits: string;
}

/** A number that begins with + names its country; the zero that begins one inside the country is left out abroad. */
export function toPhone(text: string, callingCode: string): Phone {
  if (text.startsWith("+")) return { text, digits: digitsOf(text.replace("(0)", "")) };
  return { text, digits: callingCode + digitsOf(text).replace(/^0/, "") };
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

export function telHref(phone: Phone): string {
  return `tel:+${phone.digits}`;
}

/** A WhatsApp chat with this number; `text` is put into the visitor's message box. */
export function whatsAppHref(phone: Phone, text?: string): string {
  const query = text === undefined ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${phone.digits}${query}`;
}

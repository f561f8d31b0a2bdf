/** Links to reply to a message by phone, WhatsApp or email. */
import type { Message } from "#app/contract/message.ts";
import { phoneKey, toInternationalNumber } from "#app/phone-number.ts";

export interface Replies {
  /** Null without a phone number. */
  call: string | null;
  /** Null without a complete phone number. */
  whatsApp: string | null;
  /** Null without an email address. */
  mail: string | null;
}

/** `callingCode` is the shop's country code, for numbers without one. */
export function toReplies(
  { name, email, phone, product, subject }: Message,
  callingCode: string,
): Replies {
  const number = phoneKey(phone, callingCode);
  const international = toInternationalNumber(phone, callingCode);
  const about = product === "" ? subject : product;
  const text = `Hello ${name}, you wrote to us about ${about}.`;
  const whatsApp = `https://wa.me/${international?.slice(1)}?${new URLSearchParams({ text })}`;
  const address = encodeURIComponent(email).replace("%40", "@");
  const mailSubject = encodeURIComponent(`Your message: ${about}`);
  return {
    call: number === "" ? null : `tel:${number}`,
    whatsApp: international && whatsApp,
    mail: email === "" ? null : `mailto:${address}?subject=${mailSubject}`,
  };
}

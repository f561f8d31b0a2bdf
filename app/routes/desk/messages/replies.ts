/** Links to reply to a message by phone, WhatsApp or email, with the recorded answer. */
import type { Message } from "#app/contract/message.ts";
import { phoneKey, toInternationalNumber } from "#app/phone-number.ts";

/** Characters; mail programs refuse very long links. */
const MAX_QUOTED = 1000;

/**
 * Null for a way to reply that the message has no contact details for.
 *
 * @param callingCode the shop's country code, for numbers without one
 */
export function toReplies(
  { id, name, email, phone, product, subject, message, answer }: Message,
  callingCode: string,
) {
  const number = phoneKey(phone, callingCode);
  const international = toInternationalNumber(phone, callingCode);
  const about = product === "" ? subject : product;
  const text = answer || `Hello ${name}, you wrote to us about ${about}.`;
  const whatsApp = `https://wa.me/${international?.slice(1)}?${new URLSearchParams({ text })}`;
  const address = encodeURIComponent(email).replace("%40", "@");
  const mailSubject = encodeURIComponent(`Your message ${id}: ${about}`);
  const quoted = message.slice(0, MAX_QUOTED).replaceAll(/^/gm, "> ");
  const body = encodeURIComponent(`${text}\n\n${quoted}`.replaceAll("\n", "\r\n"));
  return {
    call: number === "" ? null : `tel:${number}`,
    whatsApp: international && whatsApp,
    mail: email === "" ? null : `mailto:${address}?subject=${mailSubject}&body=${body}`,
  };
}

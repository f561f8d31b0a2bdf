/** The ways to answer a message: call, WhatsApp, mail, each with the product named. */
import type { Message } from "#app/contract/message.ts";
import { toInternationalNumber } from "#app/phone-number.ts";

export interface Replies {
  /** Null where no phone was given. */
  call: string | null;
  /** Null also where the number is incomplete. */
  whatsApp: string | null;
  /** Null where no e-mail address was given. */
  mail: string | null;
}

/** `callingCode` is of the shop's country, for numbers written without one. */
export function toReplies({ name, email, phone, product, subject }: Message, callingCode: string): Replies {
  const digits = phone.replace(/\D/g, "");
  const international = toInternationalNumber(phone, callingCode);
  const about = product === "" ? subject : product;
  const text = `Hello ${name}, you wrote to us about ${about}.`;
  const whatsApp = `https://wa.me/${international?.slice(1)}?${new URLSearchParams({ text })}`;
  return {
    call: digits === "" ? null : `tel:${international ?? digits}`,
    whatsApp: international && whatsApp,
    mail:
      email === ""
        ? null
        : `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(`Your message: ${about}`)}`,
  };
}

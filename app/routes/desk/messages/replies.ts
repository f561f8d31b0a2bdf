/** The ways to answer a message: call, WhatsApp, mail, each with the product named. */
import type { Message } from "#app/contract/message.ts";

export interface Replies {
  /** Null where no phone was given. */
  call: string | null;
  whatsApp: string | null;
  /** Null where no e-mail address was given. */
  mail: string | null;
}

/** A number with more digits than this has its country's code already. */
const LONGEST_NATIONAL = 10;

/** `callingCode` is of the shop's country, for numbers written without one. */
export function toReplies({ name, email, phone, product, subject }: Message, callingCode: string): Replies {
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  const about = product === "" ? subject : product;
  const text = `Hello ${name}, you wrote to us about ${about}.`;
  const national = digits.replace(/^0+/, "");
  const international =
    phone.trim().startsWith("+") || national.length > LONGEST_NATIONAL ? national : `${callingCode}${national}`;
  return {
    call: digits === "" ? null : `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}`,
    whatsApp: digits === "" ? null : `https://wa.me/${international}?${new URLSearchParams({ text })}`,
    mail:
      email === ""
        ? null
        : `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(`Your message: ${about}`)}`,
  };
}

/** Parses the contact form and describes its errors by field. */

import type { z } from "zod";
import { cleanLines, cleanText } from "#app/catalogue/clean-text.ts";
import { ContactMessage, type ContactValues, hasReplyAddress } from "#app/contract/contact.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { MAX_PRODUCT_LENGTH } from "./contact-view.ts";

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

function toErrors(
  values: ContactValues,
  issues: readonly z.core.$ZodIssue[],
  t: Messages["contact"],
): ContactErrors {
  const sentences: ContactErrors = {
    name: t.enterName,
    subject: t.chooseASubject,
    message: t.enterMessage,
  };
  const errors: ContactErrors = {};
  for (const { code, path, message } of issues) {
    const field = path[0] as keyof ContactValues;
    if (code === "custom") continue;
    if (field === "email") errors.email = code === "too_big" ? t.tooLongEmail : t.invalidEmail;
    else errors[field] = sentences[field] ?? message;
  }
  if (hasReplyAddress(values)) return errors;
  if (values.phone !== "") return { ...errors, phone: t.invalidPhone };
  return { ...errors, email: t.enterEmailOrPhone, phone: t.enterEmailOrPhone };
}

/** Entries are trimmed and have no control characters. */
interface ReadMessage {
  values: ContactValues;
  errors: ContactErrors;
  /** Null if there are errors. */
  message: ContactMessage | null;
}

/** @param branches names of the shop's branches; other names are ignored */
export function readContactMessage(
  form: FormData,
  branches: readonly string[],
  t: Messages["contact"],
): ReadMessage {
  const entry = (name: keyof ContactValues) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const line = (name: keyof ContactValues) => cleanText(entry(name), Number.POSITIVE_INFINITY);
  const values: ContactValues = {
    name: line("name"),
    email: line("email"),
    phone: line("phone"),
    subject: line("subject"),
    message: cleanLines(entry("message")).trim(),
    branch: branches.find((name) => name === entry("branch")) ?? "",
    product: line("product").slice(0, MAX_PRODUCT_LENGTH),
  };
  const { data, error } = ContactMessage.safeParse(values);
  return { values, errors: error ? toErrors(values, error.issues, t) : {}, message: data ?? null };
}

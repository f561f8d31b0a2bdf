/** Reads the contact form's entries, and says at each field what is not right. */
import type { z } from "zod";
import { cleanLines, cleanText } from "#app/catalogue/clean-text.ts";
import { ContactMessage, type ContactValues, isAnswerable } from "#app/contract/contact.ts";
import { LONGEST_PRODUCT } from "./contact-view.ts";

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

const SENTENCES: ContactErrors = {
  name: "Say whom we may answer.",
  subject: "Choose what it is about.",
  message: "Write what we can do for you.",
};

const NO_EMAIL = "Give a whole address, as in name@example.com.";
const LONG_EMAIL = "Give an address of at most 254 characters, as all that can be written to are.";

function toErrors(values: ContactValues, issues: readonly z.core.$ZodIssue[]): ContactErrors {
  const errors: ContactErrors = {};
  for (const { code, path, message } of issues) {
    const field = path[0] as keyof ContactValues;
    if (code === "custom") continue;
    errors[field] = field === "email" ? (code === "too_big" ? LONG_EMAIL : NO_EMAIL) : (SENTENCES[field] ?? message);
  }
  if (isAnswerable(values)) return errors;
  if (values.phone !== "") return { ...errors, phone: "Give a whole number, or an email address above." };
  return { ...errors, email: "Give an email address or a phone number that we may answer to." };
}

/** Entries without the blanks around them and without control characters, which come with what is pasted. */
interface ReadMessage {
  values: ContactValues;
  errors: ContactErrors;
  /** Null where there are errors. */
  message: ContactMessage | null;
}

/** @param branches names of the dealer's branches; another name counts for none */
export function readContactMessage(form: FormData, branches: readonly string[]): ReadMessage {
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
    product: line("product").slice(0, LONGEST_PRODUCT),
  };
  const { data, error } = ContactMessage.safeParse(values);
  return { values, errors: error ? toErrors(values, error.issues) : {}, message: data ?? null };
}

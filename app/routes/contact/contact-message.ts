/** Parses the contact form and describes its errors by field. */

import type { z } from "zod";
import { cleanLines, cleanText, toSlug } from "#app/catalogue/clean-text.ts";
import { ContactMessage, type ContactValues, hasReplyAddress } from "#app/contract/contact.ts";
import { contactSubjects, type SubjectOption } from "#app/contract/contact-form.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import type { Site } from "#app/site/site.ts";
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

/** The subjects that every shop has, then the shop's own. */
export function listSubjects(
  { subjects }: Site["contact"],
  t: Messages["contact"],
): SubjectOption[] {
  return [
    ...contactSubjects.map((value) => ({ value, label: t.subjects[value] })),
    ...subjects.map((own) => ({ ...own, value: toSlug(own.label) })),
  ];
}

interface Choices {
  /** Names of the shop's branches. */
  branches: readonly string[];
  subjects: readonly SubjectOption[];
}

/** Entries are trimmed; other branches and subjects than the choices are ignored. */
export function readContactMessage(
  form: FormData,
  { branches, subjects }: Choices,
  t: Messages["contact"],
) {
  const entry = (name: keyof ContactValues) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const line = (name: keyof ContactValues) => cleanText(entry(name), Number.POSITIVE_INFINITY);
  const products = [...form.getAll("chosen"), line("product")].filter(Boolean).join(", ");
  const subject = subjects.find(({ value }) => value === line("subject"));
  const values: ContactValues = {
    name: line("name"),
    email: line("email"),
    phone: line("phone"),
    subject: subject?.value ?? "",
    message: cleanLines(entry("message")).trim(),
    branch: branches.find((name) => name === entry("branch")) ?? "",
    product: line("product"),
  };
  const { data, error } = ContactMessage.safeParse({
    ...values,
    message: values.message || (subject?.message ?? ""),
    product: cleanText(products, MAX_PRODUCT_LENGTH),
  });
  return { values, errors: error ? toErrors(values, error.issues, t) : {}, message: data ?? null };
}

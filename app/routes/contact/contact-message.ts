/** Reads the contact form's entries: what has to be there, and what is said where it is not. */
import { z } from "zod";
import { cleanLines, cleanText } from "#app/catalogue/clean-text.ts";
import { contactSubjects } from "#app/site/contact-subjects.ts";
import { LONGEST_PRODUCT } from "./contact-view.ts";

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** Name of the branch it is for; empty for none in particular. */
  branch: string;
  /** What it is about; empty for nothing in particular. */
  product: string;
}

export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

const subjects = contactSubjects.map(({ value }) => value);

/** Enough digits to call somebody. */
const CALLABLE = /(?:\d\D*){6}/;

/** What mail servers carry; no other entry has a bound. */
const LONGEST_EMAIL = 254;

const Entries = z.object({
  name: z.string().min(1, "Say whom we may answer."),
  // The same pattern as the browser's own check of an e-mail field.
  email: z
    .literal("")
    .or(
      z
        .string()
        .regex(z.regexes.html5Email, "Give a whole address, as in name@example.com.")
        .max(
          LONGEST_EMAIL,
          `Give an address of at most ${LONGEST_EMAIL} characters, as all that can be written to are.`,
        ),
    ),
  subject: z.enum(subjects, "Choose what it is about."),
  message: z.string().min(1, "Write what we can do for you."),
});

/** One of the two must be there, so that the message can be answered. */
function findContactError({ email, phone }: ContactValues): ContactErrors {
  if (email !== "" || CALLABLE.test(phone)) return {};
  if (phone !== "") return { phone: "Give a whole number, or an email address above." };
  return { email: "Give an email address or a phone number that we may answer to." };
}

/**
 * `branches`: names of the dealer's branches; another name counts for none.
 *
 * Entries without the blanks around them and without control characters, which come with what is pasted; the errors are
 * empty when the message can be sent.
 */
export function readContactMessage(
  form: FormData,
  branches: readonly string[],
): { values: ContactValues; errors: ContactErrors } {
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
  const errors = findContactError(values);
  for (const { path, message } of Entries.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof ContactValues;
    errors[field] ??= message;
  }
  return { values, errors };
}

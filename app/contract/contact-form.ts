/** Constants that the contact form (in browsers) shares with the schema of its message. */

/** A hidden field that only robots fill in. */
export const HONEYPOT = "website";

/** The subjects that every shop has. */
export const contactSubjects = [
  "product-support",
  "warranty",
  "parts",
  "general",
  "feedback",
  "other",
] as const;

/** A subject in a contact form. */
export interface SubjectOption {
  value: string;
  label: string;
  /** Sent if the visitor leaves the message empty; without it the message is required. */
  message?: string | undefined;
}

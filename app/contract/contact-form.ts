/** Constants that the contact form (in browsers) shares with the schema of its message. */

/** A hidden field that only robots fill in. */
export const HONEYPOT = "website";

/** The subjects of a message in `POST /api/contact`. */
export const contactSubjects = [
  "product-support",
  "warranty",
  "parts",
  "general",
  "feedback",
  "other",
] as const;

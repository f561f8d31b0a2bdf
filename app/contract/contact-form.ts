/** What the contact form and the schema of its message share, without the schema: the form runs in browsers. */

/** A field for robots alone: people never see it. */
export const HONEYPOT = "website";

/** The six subjects of a message to the dealer. The values are part of `POST /api/contact`. */
export const contactSubjects = [
  { value: "product-support", label: "Product Support" },
  { value: "warranty", label: "Warranty Claim" },
  { value: "parts", label: "Replacement Parts" },
  { value: "general", label: "General Inquiry" },
  { value: "feedback", label: "Feedback" },
  { value: "other", label: "Other" },
] as const;

/** The six subjects of a message to the dealer. The values are part of `POST /api/contact`. */

export interface ContactSubject {
  value: "product-support" | "warranty" | "parts" | "general" | "feedback" | "other";
  label: string;
}

export const contactSubjects: readonly ContactSubject[] = [
  { value: "product-support", label: "Product Support" },
  { value: "warranty", label: "Warranty Claim" },
  { value: "parts", label: "Replacement Parts" },
  { value: "general", label: "General Inquiry" },
  { value: "feedback", label: "Feedback" },
  { value: "other", label: "Other" },
];

/** What a message to the dealer can be about. The six are the specification's. */

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

/** What the contact page's address asks for: a subject, a product to write about, the thank-you after a message. */
import { contactSubjects } from "#app/site/contact-subjects.ts";

const LONGEST_PRODUCT = 200;

export function readContactAddress(params: URLSearchParams) {
  const subject = contactSubjects.find(({ value }) => value === params.get("subject"))?.value ?? "";
  const product = (params.get("product") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_PRODUCT);
  return { subject, product, sent: params.has("sent") };
}

/** A message that begins with what it is about. */
export function toMessageStart(product: string): string {
  return product === "" ? "" : `About: ${product}\n\n`;
}

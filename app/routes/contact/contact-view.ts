/** What the contact page's address asks for: a subject, a product, a branch, the thank-you after a message. */
import { contactSubjects } from "#app/contract/contact-form.ts";

export const LONGEST_PRODUCT = 200;

/** Before the page's title where a message was not taken. */
export const REFUSED = "Error: ";

/** How long after a message its address still thanks: a reload does, a bookmark of another day does not. */
const THANKS_LAST_MS = 10 * 60_000;

/** `branch` is a slug, which may be nobody's. */
export function readContactAddress(params: URLSearchParams) {
  const subject = contactSubjects.find(({ value }) => value === params.get("subject"))?.value ?? "";
  const product = (params.get("product") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_PRODUCT);
  return { subject, product, branch: params.get("branch") ?? "" };
}

/** Where a sender is led: the address tells when the message was sent. */
export function thanksHref(now: number): string {
  return `/contact?sent=${now.toString(36)}`;
}

/** Whether the address was made for a message of a moment ago; one that somebody typed or kept thanks nobody. */
export function isJustSent(params: URLSearchParams, now: number): boolean {
  const sent = params.get("sent") ?? "";
  const age = /^[0-9a-z]{7,10}$/.test(sent) ? now - Number.parseInt(sent, 36) : Number.NaN;
  return age >= 0 && age <= THANKS_LAST_MS;
}

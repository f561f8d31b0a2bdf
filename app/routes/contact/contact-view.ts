/** Reads the contact page's URL: subject, product, branch and thanks for a message. */
import { contactSubjects } from "#app/contract/contact-form.ts";

export const MAX_PRODUCT_LENGTH = 200;

/** How long the URL after a message shows thanks; a later bookmark shows none. */
const THANKS_LAST_MS = 10 * 60_000;

/** `branch` is a slug, perhaps an unknown one. */
export function parseContactQuery(params: URLSearchParams) {
  const subject = contactSubjects.find((subject) => subject === params.get("subject")) ?? "";
  const product = (params.get("product") ?? "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MAX_PRODUCT_LENGTH);
  return { subject, product, branch: params.get("branch") ?? "" };
}

/** The page's own URL, with what it is about: the form's action too. */
export function toFormAction(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete("sent");
  return kept.size > 0 ? `/contact?${kept}` : "/contact";
}

/** The URL after a message, with the time of sending. */
export function thanksHref(now: number): string {
  return `/contact?sent=${now.toString(36)}`;
}

/** Whether the URL was made for a recent message. */
export function isJustSent(params: URLSearchParams, now: number): boolean {
  const sent = params.get("sent") ?? "";
  const age = /^[0-9a-z]{7,10}$/.test(sent) ? now - Number.parseInt(sent, 36) : Number.NaN;
  return age >= 0 && age <= THANKS_LAST_MS;
}

/** Pieces of what callers may send: bounded, and without what a database or a log could not hold. */
import { z } from "zod";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSEEN_IN_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** One line of text, its ends trimmed. */
export function line(longest: number, shortest = 0) {
  return z
    .string()
    .trim()
    .min(shortest, shortest === 1 ? "must not be empty" : undefined)
    .max(longest)
    .refine((text) => !UNSEEN.test(text) && text.isWellFormed(), "must not hold control characters");
}

/** Text of several lines. */
export function prose(longest: number, shortest = 0) {
  return z
    .string()
    .trim()
    .min(shortest, shortest === 1 ? "must not be empty" : undefined)
    .max(longest)
    .refine((text) => !UNSEEN_IN_PROSE.test(text) && text.isWellFormed(), "must not hold control characters");
}

/** The pattern by which browsers check `<input type="email">`. */
const BROWSER_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(BROWSER_EMAIL, "must be an e-mail address")
  .meta({ format: "email" });

/** Small letters, figures and hyphens; not figures alone, because those are ids. */
export const Slug = z
  .string()
  .max(120)
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be small letters, figures and single hyphens, not figures alone");

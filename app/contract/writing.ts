/** Schemas of texts and numbers: limited, without control characters. */
import { z } from "zod";
import { MAX_ID } from "#app/catalogue/id.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const CONTROL_CHARACTERS_IN_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Text without some characters, its ends trimmed. */
const textWithout =
  (unseen: RegExp) =>
  (longest: number, shortest = 0) =>
    z
      .string()
      .trim()
      .min(shortest, shortest === 1 ? "must not be empty" : undefined)
      .max(longest)
      .refine(
        (text) => !unseen.test(text) && text.isWellFormed(),
        "must not contain control characters",
      );

/** One line of text. */
export const line = textWithout(CONTROL_CHARACTERS);
/** Text of several lines. */
export const prose = textWithout(CONTROL_CHARACTERS_IN_PROSE);

/** Refines the body of a call that changes a record. */
export const changesSomething = [
  (update: object) => Object.keys(update).length > 0,
  "must change at least one field",
] as const;

/** The pattern of `<input type="email">` in browsers, with the letters of all scripts. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(EMAIL, "must be an email address, such as name@example.com")
  .meta({ format: "idn-email" });

/** Lower-case letters, digits and hyphens; not digits only, because those are ids. */
export const Slug = z
  .string()
  .max(120)
  .regex(
    /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "must be lower-case letters, digits and single hyphens, not digits only",
  );

/** A whole number in a path or a query. */
export function wholeNumber(minimum: number, maximum: number, description: string) {
  return z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .meta({ type: "integer", minimum, maximum, description });
}

/** Ids are positive and fit both databases' 32-bit integer columns. */
export const Id = z.int().min(1).max(MAX_ID);

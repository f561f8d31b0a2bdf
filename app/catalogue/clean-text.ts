/** Cleans submitted text and makes slugs of names. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const CONTROL_CHARACTERS_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Unpaired surrogates: `toWellFormed` is missing in many phones. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/**
 * Cleans text from a URL: cut to `maxLength` UTF-16 units first, then control characters and runs of
 * spaces become one space, ends are trimmed, unpaired surrogates removed. Idempotent.
 */
export function cleanText(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, "")
    .replace(HALF_CHARACTERS, "\ufffd")
    .replace(CONTROL_CHARACTERS, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Cleans multi-line text: control characters become spaces, line ends `\n`; tabs stay. */
export function cleanLines(text: string): string {
  return text
    .replace(HALF_CHARACTERS, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(CONTROL_CHARACTERS_IN_LINES, " ");
}

/** Letters without a decomposition into letter and accent, with their usual replacements. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Replaces those letters in a lower-case text. */
export function plainLetters(lower: string): string {
  return lower.replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The slug of a name: `"Hedge Trimmers"` is `hedge-trimmers`. Idempotent. */
export function toSlug(text: string): string {
  return plainLetters(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase(),
  )
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Makes text that a visitor sent safe to use and to print, and names fit for an address. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const UNSEEN_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Surrogates without their other half: `toWellFormed` is missing in many phones. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/**
 * Text from an address made safe to use: cut to `most` UTF-16 units before anything else looks at it, control
 * characters and runs of space made one space, ends trimmed, halves of characters removed. Idempotent.
 */
export function cleanText(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .replace(HALF_CHARACTERS, "\ufffd")
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Text of several lines made safe: control characters but tabs and line ends are spaces, and a line ends with `\n`. */
export function cleanLines(text: string): string {
  return text.replace(HALF_CHARACTERS, "\ufffd").replace(/\r\n?/g, "\n").replace(UNSEEN_IN_LINES, " ");
}

/** Letters that are no other letter with an accent, as people write them where they are missing. */
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** `lower`, a text in small letters, without those. */
export function plainLetters(lower: string): string {
  return lower.replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A name as it stands in an address: `"Hedge Trimmers"` is `hedge-trimmers`. Idempotent. */
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

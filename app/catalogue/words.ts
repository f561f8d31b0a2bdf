/** Tokenises text for the search: lower case, no accents, stemmed plurals, joined model numbers. */

import { plainLetters } from "./clean-text.ts";
import { remember } from "./remember.ts";

const WORD = /\d+\/\d+|\d+(?:\.\d+)?\p{L}*|[\p{L}\p{M}\d]+/gu;

/** The words of a text in order: 'MS-250 Kärcher' becomes ['ms', '250', 'karcher']. */
export function tokenize(text: string): string[] {
  return plainOf(text).match(WORD) ?? [];
}

/** Lower case, without accents. */
function plainOf(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.toLowerCase();
  return plainLetters(
    text
      .replace(/[¼-¾⅐-⅞]/g, " $&")
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .replaceAll("\u2044", "/")
      .toLowerCase(),
  );
}

/** Maps plural and singular to one form: chainsaws to chainsaw, batteries to battery. */
export function stem(word: string): string {
  return word.length < 3 || !/^\D*[es]$/.test(word) ? word : stemOfWord(word);
}

const stemOfWord = remember((word) => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  const singular =
    word.length < 4 || /(?:ss|us|is)$/.test(word)
      ? word
      : word.replace(/(?<=x|ch|sh|ss)es$|s$/, "");
  return singular.replace(/e$/, "");
});

/** Adjacent words joined, at least one with a digit: a model's spellings without spaces. */
export function modelForms(words: readonly string[]): string[] {
  const forms: string[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + 5); to++) {
      const run = words.slice(from, to);
      if (run.some((word) => /\d/.test(word))) forms.push(run.join(""));
    }
  }
  return forms;
}

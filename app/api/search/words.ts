/** How text becomes words to match: lower case, accents dropped, plurals stemmed, model numbers written together. */

import { plainLetters } from "#app/catalogue/clean-text.ts";

const WORD = /\d+\/\d+|\d+(?:\.\d+)?\p{L}*|[\p{L}\p{M}\d]+/gu;

/** The words of a text in order: 'MS-250 Kärcher' becomes ['ms', '250', 'karcher']. */
export function tokenize(text: string): string[] {
  return plainOf(text).match(WORD) ?? [];
}

/** In small letters, without accents; most texts have none. */
function plainOf(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.toLowerCase();
  return plainLetters(
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase(),
  );
}

/** One form for singular and plural: chainsaw and chainsaws, battery and batteries, axe and axes. */
export function stem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  const singular = word.length < 4 || /(?:ss|us|is)$/.test(word) ? word : word.replace(/(?<=x|ch|sh|ss)es$|s$/, "");
  return singular.replace(/e$/, "");
}

/** The runs of neighbouring words, at least one with a digit, written together: a model's spellings without spaces. */
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

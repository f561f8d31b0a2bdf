/** Several phrases in one field, with commas between them. */

export function parsePhrases(text: string): string[] {
  return [...new Set(text.split(/[,;\n]/).map((phrase) => phrase.trim().replace(/\s+/g, " ")))].filter(Boolean);
}

export function joinPhrases(phrases: readonly string[]): string {
  return phrases.join(", ");
}

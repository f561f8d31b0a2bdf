/** How the catalogue writes the words that the index knows by their stems. */
import { stem, tokenize } from "./words.ts";

interface Spellings {
  /** Of stems, as a product writes them; the shortest stays. */
  add(spellings: Readonly<Record<string, string>>): void;
  /** The word of a stem, in the singular. */
  spell(stemmed: string): string;
  /** The text with its misspelt words put right. `corrected`: words as typed, and as read. */
  correct(text: string, corrected: ReadonlyMap<string, string>): string;
}

/** @param isKindWord whether a stem names a kind of machine: such a word stays in one piece */
export function createSpellings(isKindWord: (stemmed: string) => boolean): Spellings {
  const known = new Map<string, string>();

  function spell(stemmed: string): string {
    const spelling = known.get(stemmed) ?? stemmed;
    return spelling === `${stemmed}s` ? stemmed : spelling;
  }

  return {
    add(spellings) {
      for (const [stemmed, spelling] of Object.entries(spellings)) {
        const other = known.get(stemmed);
        if (other === undefined || spelling.length < other.length) known.set(stemmed, spelling);
      }
    },
    spell,
    correct(text, corrected) {
      const words = tokenize(text).map((word) => {
        const parts = corrected.get(word)?.split(" ");
        if (!parts) return word;
        const together = stem(parts.join(""));
        return isKindWord(together) ? spell(together) : parts.map(spell).join(" ");
      });
      return words.join(" ");
    },
  };
}

/** The words of the catalogue, with which queries are parsed, completed and corrected. */
import type { Bitmap } from "#app/catalogue/bitmap.ts";
import { stem, tokenize } from "#app/catalogue/words.ts";
import type { SearchTerms } from "../search/spelling.ts";
import type { Thesaurus } from "../search/synonyms.ts";
import { type NearWord, nearWords, Vocabulary } from "../search/vocabulary.ts";
import type { TextIndex } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";
import { MODEL } from "./match-concepts.ts";

/** @param visible products that the reader may see; nothing of the others is revealed */
interface CatalogueWords {
  /** The terms with which one query is parsed. */
  terms(thesaurus: Thesaurus, visible: Bitmap): SearchTerms;
  /** @param corrected corrections by word as typed; a word for a product type stays one word */
  correct(text: string, corrected: ReadonlyMap<string, string>, visible: Bitmap): string;
  /** Words near those of a query, the nearest first. */
  nearest(text: string, limit: number, visible: Bitmap): string[];
}

/** Maximum of unknown words in a query that are compared with all words of the catalogue. */
const MAX_CORRECTED = 6;

export function createCatalogueWords(index: IndexFile, texts: TextIndex): CatalogueWords {
  let kinds = {
    changes: -1,
    visible: index.sets.all,
    phrases: new Vocabulary(new Map()),
    words: new Vocabulary(new Map()),
  };

  /** The product types and brands of these products. */
  function readKinds(visible: Bitmap): typeof kinds {
    const { changes } = index;
    if (kinds.changes === changes && kinds.visible === visible) return kinds;
    const phrases = new Map<string, number>();
    const words = new Map<string, number>();
    for (const { value, products } of index.sets.in("kind").values()) {
      const count = products.countWith(visible);
      if (count === 0) continue;
      phrases.set(value, count);
      for (const word of value.split(" ")) words.set(word, (words.get(word) ?? 0) + count);
    }
    kinds = { changes, visible, phrases: new Vocabulary(phrases), words: new Vocabulary(words) };
    return kinds;
  }

  const hasWord = (word: string, visible: Bitmap) =>
    texts.has({ words: [word], prefix: false }, visible);

  function hasBeginning(prefix: string, visible: Bitmap): boolean {
    if (prefix === "") return false;
    if (/\d/.test(prefix)) return texts.has({ words: [prefix], prefix: true }, visible);
    for (const word of index.words.keys())
      if (word.startsWith(prefix) && hasWord(word, visible)) return true;
    return false;
  }

  function near(word: string, maxEdits: number, visible: Bitmap): NearWord[] {
    return nearWords(word, maxEdits, index.words.keys())
      .map((each) => ({
        ...each,
        count: texts.count({ words: [each.word], prefix: false }, visible),
      }))
      .filter((each) => {
        if (each.count === 0 && !hasWord(each.word, index.sets.all)) index.forgetWord(each.word);
        return each.count > 0;
      });
  }

  /** The word of a stem as the catalogue writes it, in the singular. */
  function spell(stemmed: string): string {
    const spelling = index.words.get(stemmed) || stemmed;
    return spelling === `${stemmed}s` ? stemmed : spelling;
  }

  return {
    terms(thesaurus, visible) {
      const { phrases, words } = readKinds(visible);
      let compared = 0;
      return {
        vocabulary: {
          has: (word) => hasWord(word, visible),
          begins: (prefix) => hasBeginning(prefix, visible),
          near: (word, maxEdits) =>
            compared++ < MAX_CORRECTED ? near(word, maxEdits, visible) : [],
        },
        kindWords: words,
        kinds: phrases,
        models: {
          has: (form) => texts.has({ words: [form], prefix: false, fields: MODEL }, visible),
          begins: (form) =>
            form !== "" && texts.has({ words: [form], prefix: true, fields: MODEL }, visible),
        },
        thesaurus,
      };
    },
    correct(text, corrected, visible) {
      const { words } = readKinds(visible);
      const spelt = tokenize(text).map((word) => {
        const parts = corrected.get(word)?.split(" ");
        if (!parts) return word;
        const together = stem(parts.join(""));
        return words.has(together) ? spell(together) : parts.map(spell).join(" ");
      });
      return spelt.join(" ");
    },
    nearest(text, limit, visible) {
      const { words } = readKinds(visible);
      const found = tokenize(text)
        .slice(0, 4)
        .filter((word) => word.length > 2)
        .flatMap((word) => {
          const stemmed = stem(word);
          // A word in which more than half of the letters differ is another word.
          const edits = Math.min(3, Math.floor((stemmed.length - 1) / 2));
          return [...words.near(stemmed, edits), ...near(stemmed, edits, visible)];
        })
        .sort((a, b) => a.edits - b.edits || b.count - a.count);
      return [...new Set(found.map(({ word }) => spell(word)))].slice(0, limit);
    },
  };
}

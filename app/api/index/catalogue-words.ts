/** The words of the catalogue, with which queries are parsed, completed and corrected. */
import type { Bitmap } from "#app/catalogue/bitmap.ts";
import { stem, tokenize } from "#app/catalogue/words.ts";
import { isEnglish } from "../search/english-words.ts";
import { type NearWord, nearWords, type SearchTerms } from "../search/spelling.ts";
import type { Thesaurus } from "../search/synonyms.ts";
import { CODES, matchWord, type TextIndex } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";

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

/** Letters of a part of a compound, and of the compound; how many are tried, and found. */
const COMPOUND = { minPart: 4, minWhole: 7, minBefore: 3, maxTried: 200, max: 20 };

export function createCatalogueWords(index: IndexFile, texts: TextIndex): CatalogueWords {
  let kinds = {
    changes: -1,
    visible: index.sets.all,
    phrases: new Map<string, number>(),
    words: new Map<string, number>(),
  };

  /** The product types and brands of these products. */
  function readKinds(visible: Bitmap): typeof kinds {
    const { changes } = index;
    if (kinds.changes === changes && kinds.visible === visible) return kinds;
    kinds = { changes, visible, phrases: new Map(), words: new Map() };
    for (const { value, products } of index.sets.in("kind").values()) {
      const count = products.countWith(visible);
      if (count === 0) continue;
      kinds.phrases.set(value, count);
      for (const word of value.split(" "))
        kinds.words.set(word, (kinds.words.get(word) ?? 0) + count);
    }
    return kinds;
  }

  function near(word: string, maxEdits: number, visible: Bitmap): NearWord[] {
    const count = (other: string) => texts.slotsOf(matchWord(other)).countWith(visible);
    return nearWords(word, maxEdits, index.words.keys(), count);
  }

  function containing(part: string, has: (stemmed: string) => boolean): string[] {
    if (part.length < COMPOUND.minPart || /\d/.test(part)) return [];
    const isIn = (word: string) => {
      const at = word.length < COMPOUND.minWhole ? -1 : word.lastIndexOf(part);
      return at === 0 || at >= COMPOUND.minBefore;
    };
    const found: string[] = [];
    let tried = 0;
    for (const [word, spelling] of index.words) {
      if (!isIn(word) || isEnglish(spelling)) continue;
      if (has(word)) found.push(word);
      if (++tried === COMPOUND.maxTried || found.length === COMPOUND.max) break;
    }
    return found;
  }

  /** The word of a stem as the catalogue writes it. */
  const spell = (stemmed: string) => index.words.get(stemmed) ?? stemmed;

  return {
    terms(thesaurus, visible) {
      const { phrases, words } = readKinds(visible);
      const known = new Map<string, boolean>();
      const matches = (match: string) => {
        const found = known.get(match) ?? texts.has(match, visible);
        known.set(match, found);
        return found;
      };
      const has = (word: string) => matches(matchWord(stem(word)));
      const hasCode = (form: string, prefix = false) =>
        form !== "" && matches(matchWord(form, prefix, CODES));
      return {
        has,
        begins: (word) =>
          [...new Set([word, stem(word)])].some((each) => matches(matchWord(each, true))),
        containing: compared((part) => containing(part, has)),
        near: compared((word, maxEdits) => near(word, maxEdits, visible)),
        hasCode: (form) => hasCode(form),
        beginsCode: (form) => hasCode(form, true),
        kinds: phrases,
        kindWords: words,
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
          const count = (kind: string) => words.get(kind) ?? 0;
          return [
            ...nearWords(stemmed, edits, words.keys(), count),
            ...near(stemmed, edits, visible),
          ];
        })
        .sort((a, b) => a.edits - b.edits || b.count - a.count);
      return [...new Set(found.map(({ word }) => spell(word)))].slice(0, limit);
    },
  };
}

/** Compares the first unknown words of a query, each once; for others it finds nothing. */
function compared<T>(find: (word: string, maxEdits: number) => T[]) {
  const found = new Map<string, T[]>();
  return (word: string, maxEdits = 0): T[] => {
    const known = found.get(word);
    if (known || found.size === MAX_CORRECTED) return known ?? [];
    const words = find(word, maxEdits);
    found.set(word, words);
    return words;
  };
}

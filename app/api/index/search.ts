/** The catalogue's search: the products that answer a shopper's text, best first. */
import type { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Matches } from "#app/catalogue/list-part.ts";
import type { Synonym } from "../search/english-names.ts";
import type { Known } from "../search/known.ts";
import { parseQuery } from "../search/query.ts";
import { written } from "../search/searchable-text.ts";
import { BUILT_IN, createThesaurus } from "../search/synonyms.ts";
import { type Near, nearWords, Vocabulary } from "../search/vocabulary.ts";
import { stem, tokenize } from "../search/words.ts";
import { createAnswering, MODEL } from "./answer-concepts.ts";
import { Answers, fullCoverage } from "./answers.ts";
import type { Compatibility } from "./compatibility.ts";
import { createTexts } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";

export interface SearchAnswer extends Matches {
  /** What was searched for in place of misspelt words; null where they are as typed. */
  corrected: string | null;
}

export interface Search {
  /**
   * The products that answer most of the words, best first: the one of that very name, the exact model, the kind of
   * machine named, the weighted fields, the catalogue's own order. Then those that answer some word that tells what is
   * meant. What fits a machine answers its model number too, after every machine.
   *
   * @param exact whether the words are meant as they are spelt
   */
  search(text: string, exact?: boolean): SearchAnswer;
  /** Words of the catalogue that are near those of a text, the nearest first. */
  nearest(text: string, most: number): string[];
  /** What the dealer's customers call things, beside the built-in names. */
  setSynonyms(synonyms: readonly Synonym[]): void;
}

/** Unknown words of one text that are compared with all words of the catalogue. */
const MOST_CORRECTED = 6;

export function createSearch(index: IndexFile, compatibility: Compatibility): Search {
  const texts = createTexts(index);
  const answer = createAnswering(index, texts, compatibility);
  let thesaurus = createThesaurus(BUILT_IN);
  let kinds = { changes: -1, phrases: new Vocabulary(new Map()), words: new Vocabulary(new Map()) };

  /** The kinds of machine and brands that products have now. */
  function readKinds(): typeof kinds {
    if (kinds.changes === index.changes) return kinds;
    const phrases = new Map<string, number>();
    const words = new Map<string, number>();
    for (const { value, products } of index.sets.in("kind").values()) {
      const count = products.size;
      if (count === 0) continue;
      phrases.set(value, count);
      for (const word of value.split(" ")) words.set(word, (words.get(word) ?? 0) + count);
    }
    kinds = { changes: index.changes, phrases: new Vocabulary(phrases), words: new Vocabulary(words) };
    return kinds;
  }

  const hasWord = (word: string) => texts.has({ words: [word], prefix: false });

  function hasBeginning(prefix: string): boolean {
    if (prefix === "") return false;
    if (/\d/.test(prefix)) return texts.has({ words: [prefix], prefix: true });
    for (const word of index.words.keys()) if (word.startsWith(prefix) && hasWord(word)) return true;
    return false;
  }

  function near(word: string, most: number): Near[] {
    return nearWords(word, most, index.words.keys())
      .map((each) => ({ ...each, count: texts.count({ words: [each.word], prefix: false }) }))
      .filter(({ count }) => count > 0);
  }

  function known(): Known {
    const { phrases, words } = readKinds();
    let compared = 0;
    return {
      vocabulary: {
        has: hasWord,
        begins: hasBeginning,
        near: (word, most) => (compared++ < MOST_CORRECTED ? near(word, most) : []),
      },
      kindWords: words,
      kinds: phrases,
      models: {
        has: (form) => texts.has({ words: [form], prefix: false, fields: MODEL }),
        begins: (form) => form !== "" && texts.has({ words: [form], prefix: true, fields: MODEL }),
      },
      thesaurus,
    };
  }

  /** The word of a stem as the catalogue writes it, in the singular. */
  function spell(stemmed: string): string {
    const spelling = index.words.get(stemmed) || stemmed;
    return spelling === `${stemmed}s` ? stemmed : spelling;
  }

  /** @param corrected words as typed, and as read; one that names a kind of machine stays in one piece */
  function correct(text: string, corrected: ReadonlyMap<string, string>): string {
    const words = tokenize(text).map((word) => {
      const parts = corrected.get(word)?.split(" ");
      if (!parts) return word;
      const together = stem(parts.join(""));
      return readKinds().words.has(together) ? spell(together) : parts.map(spell).join(" ");
    });
    return words.join(" ");
  }

  /** The better answer first; in the catalogue's own order among equals, the featured first. */
  function order({ coverage, exact, score }: Answers, isNamed: Bitmap): Matches["compare"] {
    const featured = index.sets.of("isFeatured", "true");
    const place = (slot: number) => (featured.has(slot) ? -1 : index.idOf(slot));
    return (a, b) =>
      Number(isNamed.has(b)) - Number(isNamed.has(a)) ||
      (coverage[b] as number) - (coverage[a] as number) ||
      (exact[b] as number) - (exact[a] as number) ||
      (score[b] as number) - (score[a] as number) ||
      place(a) - place(b) ||
      index.idOf(a) - index.idOf(b);
  }

  return {
    search(text, exact = false) {
      const { concepts, corrected } = parseQuery(text, known(), exact);
      const answers = new Answers(index.slots);
      for (const [at, concept] of concepts.entries()) answer(concept, at, answers);
      const isNamed = texts.named(written(text));
      const slots = answers.relevant().or(isNamed);
      return {
        slots,
        whole: answers.covering(slots, fullCoverage(concepts)).or(isNamed),
        compare: order(answers, isNamed),
        corrected: corrected.size > 0 && slots.size > 0 ? correct(text, corrected) : null,
      };
    },
    nearest(text, most) {
      const found = tokenize(text)
        .slice(0, 4)
        .filter((word) => word.length > 2)
        .flatMap((word) => {
          const stemmed = stem(word);
          // With more than half of its letters wrong it is another word.
          const edits = Math.min(3, Math.floor((stemmed.length - 1) / 2));
          return [...readKinds().words.near(stemmed, edits), ...near(stemmed, edits)];
        })
        .sort((a, b) => a.edits - b.edits || b.count - a.count);
      return [...new Set(found.map(({ word }) => spell(word)))].slice(0, most);
    },
    setSynonyms(synonyms) {
      thesaurus = createThesaurus([...BUILT_IN, ...synonyms]);
    },
  };
}

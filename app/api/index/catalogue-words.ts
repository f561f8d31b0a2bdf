/** The words of the catalogue, with which queries are parsed, completed and corrected. */
import type { Bitmap } from "#app/catalogue/bitmap.ts";
import { remember } from "#app/catalogue/remember.ts";
import { stem, tokenize } from "#app/catalogue/words.ts";
import { isEnglish } from "../search/english-words.ts";
import { type NearWord, nearWords, type Vocabulary } from "../search/spelling.ts";
import type { Thesaurus } from "../search/synonyms.ts";
import { CODES, matchWord, type TextIndex } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";

/** Maximum of unknown words in a query that are compared with all words of the catalogue. */
const MAX_COMPARED = 6;
/** The nearest words whose products are counted. */
const MAX_COUNTED = 20;
/** In edits. The first letter is rarely wrong, and product types are likelier than properties. */
const FIRST_LETTER_BONUS = 0.6;
const KIND_BONUS = 0.5;
/** Letters of a part of a compound, and of the compound; how many are tried, and found. */
const COMPOUND = { minPart: 4, minWhole: 7, minBefore: 3, maxTried: 200, max: 20 };

/** Nothing is revealed of products that the reader may not see: functions take the `visible`. */
export function createCatalogueWords(index: IndexFile, texts: TextIndex) {
  let named: ReturnType<typeof readKinds> | null = null;
  let ofPages: ReadonlySet<string> = new Set();

  /** The product types and brands of these products, and their words, each with its products. */
  function readKinds(visible: Bitmap) {
    const phrases = new Set<string>();
    const joined = new Map<string, string>();
    const words = new Map<string, number>();
    for (const { value, products } of index.sets.in("kind").values()) {
      const count = products.countWith(visible);
      if (count === 0) continue;
      const parts = value.split(" ");
      phrases.add(value);
      if (parts.length > 1) joined.set(parts.join(""), value);
      for (const word of parts) words.set(word, (words.get(word) ?? 0) + count);
    }
    return { phrases, joined, words, visible, changes: index.changes };
  }

  function kindsOf(visible: Bitmap) {
    if (named?.changes !== index.changes || named.visible !== visible) named = readKinds(visible);
    return named;
  }

  const isWord = (word: string) => isEnglish(word) || ofPages.has(word);

  /** The nearest words; product types, brands and trade names come before other words. */
  function near(
    word: string,
    most: { kinds: number; others: number },
    trade: Iterable<string>,
    visible: Bitmap,
  ): (NearWord & { count: number })[] {
    const { words, joined } = kindsOf(visible);
    const kinds = new Set([...words.keys(), ...joined.keys(), ...trade]);
    const count = (near: string) =>
      words.get(near) ?? (kinds.has(near) ? 1 : texts.slotsOf(matchWord(near)).countWith(visible));
    return [
      ...nearWords(word, most.kinds, kinds).filter((near) => !isAnotherWord(word, near)),
      ...nearWords(word, most.others, index.words.keys()),
    ]
      .map((near) => {
        const bonus = kinds.has(near.word) ? KIND_BONUS : 0;
        const isFirstLetter = near.word[0] === word[0];
        return { ...near, rank: near.edits - bonus - (isFirstLetter ? FIRST_LETTER_BONUS : 0) };
      })
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_COUNTED)
      .map((near) => ({ ...near, count: count(near.word) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.rank - b.rank || b.count - a.count);
  }

  function containing(part: string, visible: Bitmap): string[] {
    if (part.length < COMPOUND.minPart || /\d/.test(part)) return [];
    const found: string[] = [];
    let tried = 0;
    for (const [word, spelling] of index.words) {
      const at = word.length < COMPOUND.minWhole ? -1 : word.lastIndexOf(part);
      const isIn = at === 0 || at >= COMPOUND.minBefore;
      if (!isIn || isEnglish(spelling)) continue;
      if (texts.has(matchWord(word), visible)) found.push(word);
      if (++tried === COMPOUND.maxTried || found.length === COMPOUND.max) break;
    }
    return found;
  }

  /** Words as the catalogue writes them, else as trade names; one for a kind stays one word. */
  function spell(typed: string, visible: Bitmap, thesaurus?: Thesaurus): string {
    const { words, joined } = kindsOf(visible);
    const together = stem(typed.replaceAll(" ", ""));
    const phrase = words.has(together) ? together : (joined.get(typed) ?? typed);
    const stems = phrase.split(" ");
    return stems
      .map((each) => index.words.get(each) ?? thesaurus?.words.get(each) ?? each)
      .join(" ");
  }

  return {
    /** The vocabulary to parse one query with. */
    vocabulary(thesaurus: Thesaurus, visible: Bitmap): Vocabulary {
      const { phrases, joined } = kindsOf(visible);
      const has = remember((match) => texts.has(match, visible));
      const compared = new Set<string>();
      /** Whether a word is one of the first unknown ones of the query; others are not compared. */
      const isCompared = (word: string) =>
        compared.size < MAX_COMPARED ? compared.add(word).has(word) : compared.has(word);
      return {
        has: (word) => has(matchWord(stem(word))),
        begins: (word) => [word, stem(word)].some((each) => has(matchWord(each, true))),
        isWord,
        containing: remember((part) => (isCompared(part) ? containing(part, visible) : [])),
        near: remember((word) => {
          const stemmed = stem(word);
          return isCompared(word)
            ? near(stemmed, maxEdits(stemmed), thesaurus.words.keys(), visible)[0]
            : undefined;
        }),
        hasCode: (form) => has(matchWord(form, false, CODES)),
        beginsCode: (form) => has(matchWord(form, true, CODES)),
        spell: (typed) => spell(typed, visible, thesaurus),
        kinds: phrases,
        joinedKinds: joined,
        thesaurus,
      };
    },
    /** Sets the words of the shop's pages, which are spelt well. */
    setPageWords(words: ReadonlySet<string>) {
      ofPages = words;
    },
    /** Words near those of a query, the nearest first. */
    nearest(text: string, limit: number, visible: Bitmap): string[] {
      const found = tokenize(text)
        .slice(0, 4)
        .flatMap((word) => {
          const stemmed = stem(word);
          // A word in which more than a third of the letters differ is another word.
          const most = Math.min(3, Math.floor(stemmed.length / 3));
          // A word that is spelt well is a typo only of what the shop sells: 'spryer'.
          const edits = isWord(word)
            ? { kinds: Math.min(1, most), others: 0 }
            : { kinds: most, others: most };
          const all = near(stemmed, edits, [], visible);
          const fewest = Math.min(...all.map(({ edits }) => edits));
          return all.filter(({ edits }) => edits === fewest);
        })
        .sort((a, b) => a.edits - b.edits || b.count - a.count);
      const spelt = found.map(({ word }) => spell(word, visible));
      return [...new Set(spelt)].slice(0, limit);
    },
  };
}

/** Two letters may be missing in five, as in 'spryr', but two wrong ones make another: 'kochi'. */
function isAnotherWord(typed: string, { word, edits }: NearWord): boolean {
  return edits > 1 && typed.length < 6 && word.length <= typed.length;
}

/** The most edits for a word of this length: more for product types and brands. */
function maxEdits({ length }: string): { kinds: number; others: number } {
  if (length < 4) return { kinds: 0, others: 0 };
  return { kinds: length < 5 ? 1 : 2, others: length < 7 ? 1 : 2 };
}

/** Parses a search into models, measures, trade names and words, each with its alternatives. */

import { stem, tokenize } from "#app/catalogue/words.ts";
import { type Measure, measureAt, withPlainNumbers } from "./measures.ts";
import { correctSpelling, type Vocabulary } from "./spelling.ts";
import { splitAtPreposition, withoutStopWords } from "./stop-words.ts";

/** One part of a query. A product matches it by all words of any alternative, or by the measure. */
export type Concept = { span: number } & (
  | { kind: "words"; alternatives: Alternative[] }
  | { kind: "model"; form: string; whole: boolean }
  | { kind: "measure"; measure: Measure }
);

export interface Alternative {
  words: string[];
  /** `kind`: match names, categories and brands only, because a synonym brought these words. */
  where: "anywhere" | "kind";
  /** Whether the last word is still being typed. */
  prefix: boolean;
}

const MAX_WORDS = 12;
/** Words. */
const MAX_MODEL_LENGTH = 5;
const MAX_PHRASE_LENGTH = 4;
/** Characters. */
const MIN_NUMBER_LENGTH = 6;
const MIN_BEGINNING_LENGTH = 3;

/** @param exact whether to search for the words exactly as typed */
export function parseQuery(text: string, vocabulary: Vocabulary, exact: boolean) {
  const { head, rest } = splitAtPreposition(tokenize(withPlainNumbers(text)).slice(0, MAX_WORDS));
  const corrected = new Map<string, string>();
  const parse = (typed: string[], isOpen: boolean) => {
    const words = exact ? typed : correctSpelling(typed, vocabulary, isOpen, corrected);
    return toConcepts(withoutStopWords(words), vocabulary, isOpen);
  };
  const concepts = {
    /** What stands before a preposition: 'chainsaw' in 'chainsaw for rubber trees'. */
    named: parse(head, false),
    /** The other concepts; all of them in a query without prepositions. */
    others: parse(rest, true),
  };
  const spelt = tokenize(text).map((word) => {
    const meant = corrected.get(word);
    return meant === undefined ? word : vocabulary.spell(meant);
  });
  /** `corrected` is the query with corrected spelling; null if nothing was corrected. */
  return { ...concepts, corrected: corrected.size > 0 ? spelt.join(" ") : null };
}

/** @param isOpen whether the last word may be half typed */
function toConcepts(words: string[], vocabulary: Vocabulary, isOpen: boolean): Concept[] {
  const { kinds, thesaurus } = vocabulary;
  const isLast = (at: number, span: number) => isOpen && at + span === words.length;

  /** A model number or a code, in any spacing; one without letters only if it is long. */
  function modelAt(at: number, span: number): Concept | null {
    const form = words.slice(at, at + span).join("");
    const isCode = /\d/.test(form) && (/\p{L}/u.test(form) || form.length >= MIN_NUMBER_LENGTH);
    if (!isCode || measureAt(words, at)?.length === span) return null;
    const whole = vocabulary.hasCode(form);
    const isFound = whole || (isLast(at, span) && vocabulary.beginsCode(form));
    return isFound ? { kind: "model", form, whole, span } : null;
  }

  function measureConcept(at: number): Concept | null {
    const found = measureAt(words, at);
    return found && { kind: "measure", measure: found.measure, span: found.length };
  }

  function phraseAt(at: number, span: number): Concept | null {
    const own = words.slice(at, at + span).map(stem);
    const prefix = isLast(at, span);
    const isKind = kinds.has(own.join(" "));
    const synonym = thesaurus.of(own);
    const mean = synonym?.to ?? (prefix && !isKind ? begun(own, vocabulary) : []);
    if (mean.length === 0 && !isKind) return null;
    const meant = mean.map((each): Alternative => ({ words: each, where: "kind", prefix: false }));
    const asTyped: Alternative = { words: own, where: "anywhere", prefix };
    const alternatives = synonym?.only && !isKind ? meant : [asTyped, ...meant];
    return { kind: "words", alternatives, span };
  }

  function wordAt(at: number): Concept {
    const word = words[at] ?? "";
    const prefix = isLast(at, 1) && vocabulary.begins(word);
    const compounds = prefix || vocabulary.has(word) ? [] : vocabulary.containing(word);
    const alternatives = [stem(word), ...compounds].map(
      (each): Alternative => ({ words: [each], where: "anywhere", prefix }),
    );
    return { kind: "words", alternatives, span: 1 };
  }

  /** The longest that `find` reads at a word. */
  function longestAt(at: number, max: number, find: typeof modelAt): Concept | null {
    for (let span = Math.min(max, words.length - at); span > 0; span--) {
      const found = find(at, span);
      if (found) return found;
    }
    return null;
  }

  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; at += concepts.at(-1)?.span ?? 1)
    concepts.push(
      longestAt(at, MAX_MODEL_LENGTH, modelAt) ??
        measureConcept(at) ??
        longestAt(at, MAX_PHRASE_LENGTH, phraseAt) ??
        wordAt(at),
    );
  return concepts;
}

/** Completions of a half-typed phrase: kinds, and trade names where no other word matches. */
function begun(own: string[], { begins, kinds, thesaurus }: Vocabulary): string[][] {
  if (own.join("").length < MIN_BEGINNING_LENGTH) return [];
  const phrase = own.join(" ");
  const begunKinds = [...kinds].filter((kind) => kind.startsWith(phrase)).sort();
  const meant = begunKinds.map((kind) => kind.split(" "));
  return own.length === 1 && begins(phrase) ? meant : [...meant, ...thesaurus.begunBy(own)];
}

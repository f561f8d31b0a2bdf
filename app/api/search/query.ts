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

const MAX_PHRASE_LENGTH = 4;
const MAX_WORDS = 12;

interface ParsedQuery {
  /** What stands before a preposition: 'chainsaw' in 'chainsaw for rubber trees'. */
  named: Concept[];
  /** The other concepts; all of them in a query without prepositions. */
  others: Concept[];
  /** The corrected words: as typed, and as searched for. */
  corrected: Map<string, string>;
}

/** @param exact whether to search for the words exactly as typed */
export function parseQuery(text: string, vocabulary: Vocabulary, exact: boolean): ParsedQuery {
  const { head, rest } = splitAtPreposition(tokenize(withPlainNumbers(text)).slice(0, MAX_WORDS));
  const corrected = new Map<string, string>();
  const parse = (typed: string[], isOpen: boolean) => {
    const words = exact ? typed : correctSpelling(typed, vocabulary, isOpen, corrected);
    return toConcepts(withoutStopWords(words), vocabulary, isOpen);
  };
  return { named: parse(head, false), others: parse(rest, true), corrected };
}

/** @param isOpen whether the last word may be half typed */
function toConcepts(words: string[], vocabulary: Vocabulary, isOpen: boolean): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const concept =
      modelAt(words, at, vocabulary, isOpen) ??
      measureConcept(words, at) ??
      phraseAt(words, at, vocabulary, isOpen) ??
      wordAt(words, at, vocabulary, isOpen);
    concepts.push(concept);
    at += concept.span;
  }
  return concepts;
}

const MIN_NUMBER_LENGTH = 6;

/** A model number or a code, in any spacing; one without letters only if it is long. */
function modelAt(
  words: string[],
  at: number,
  vocabulary: Vocabulary,
  isOpen: boolean,
): Concept | null {
  for (let span = Math.min(5, words.length - at); span > 0; span--) {
    const form = words.slice(at, at + span).join("");
    const isCode = /\d/.test(form) && (/\p{L}/u.test(form) || form.length >= MIN_NUMBER_LENGTH);
    if (!isCode || measureAt(words, at)?.length === span) continue;
    if (vocabulary.hasCode(form)) return { kind: "model", form, whole: true, span };
    if (isOpen && at + span === words.length && vocabulary.beginsCode(form))
      return { kind: "model", form, whole: false, span };
  }
  return null;
}

function measureConcept(words: string[], at: number): Concept | null {
  const found = measureAt(words, at);
  return found && { kind: "measure", measure: found.measure, span: found.length };
}

function phraseAt(
  words: string[],
  at: number,
  vocabulary: Vocabulary,
  isOpen: boolean,
): Concept | null {
  for (let span = Math.min(MAX_PHRASE_LENGTH, words.length - at); span > 0; span--) {
    const own = words.slice(at, at + span).map(stem);
    const last = isOpen && at + span === words.length;
    const isKind = vocabulary.kinds.has(own.join(" "));
    const synonym = vocabulary.thesaurus.of(own);
    const mean = synonym?.to ?? (last && !isKind ? begun(own, vocabulary) : []);
    if (mean.length === 0 && !isKind) continue;
    const meant = mean.map((each): Alternative => ({ words: each, where: "kind", prefix: false }));
    const asTyped: Alternative = { words: own, where: "anywhere", prefix: last };
    return {
      kind: "words",
      alternatives: synonym?.only && !isKind ? meant : [asTyped, ...meant],
      span,
    };
  }
  return null;
}

const MIN_BEGINNING_LENGTH = 3;

/** Completions of a half-typed phrase: kinds, and trade names where no other word matches. */
function begun(own: string[], { begins, kinds, thesaurus }: Vocabulary): string[][] {
  if (own.join("").length < MIN_BEGINNING_LENGTH) return [];
  const phrase = own.join(" ");
  const begunKinds = [...kinds].filter((kind) => kind.startsWith(phrase)).sort();
  const meant = begunKinds.map((kind) => kind.split(" "));
  return own.length === 1 && begins(phrase) ? meant : [...meant, ...thesaurus.begunBy(own)];
}

function wordAt(words: string[], at: number, vocabulary: Vocabulary, isOpen: boolean): Concept {
  const word = words[at] ?? "";
  const prefix = isOpen && at === words.length - 1 && vocabulary.begins(word);
  const compounds = prefix || vocabulary.has(word) ? [] : vocabulary.containing(word);
  const alternatives = [stem(word), ...compounds].map(
    (each): Alternative => ({ words: [each], where: "anywhere", prefix }),
  );
  return { kind: "words", alternatives, span: 1 };
}

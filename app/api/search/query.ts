/** Parses a search into models, measures, trade names and words, each with its alternatives. */

import { stem, tokenize } from "#app/catalogue/words.ts";
import { type Measure, measureAt, withPlainNumbers } from "./measures.ts";
import { correctSpelling, type SearchTerms } from "./spelling.ts";
import { withoutStopWords } from "./synonyms.ts";

/** One part of a query. A product matches it by all words of any alternative, or by the measure. */
export type Concept = { span: number } & (
  | { kind: "words"; alternatives: Alternative[] }
  | { kind: "model"; form: string; whole: boolean }
  | { kind: "measure"; measure: Measure; words: string[] }
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
  /** Empty for a query without words. */
  concepts: Concept[];
  /** The corrected words: as typed, and as searched for. */
  corrected: Map<string, string>;
}

/** @param exact whether to search for the words exactly as typed */
export function parseQuery(text: string, terms: SearchTerms, exact = false): ParsedQuery {
  const typed = withoutStopWords(tokenize(withPlainNumbers(text)).slice(0, MAX_WORDS));
  const corrected = new Map<string, string>();
  const words = withoutStopWords(exact ? typed : correctSpelling(typed, terms, corrected));
  return { concepts: toConcepts(words, terms), corrected };
}

function toConcepts(words: string[], terms: SearchTerms): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const concept =
      modelAt(words, at, terms.models) ??
      measureConcept(words, at) ??
      phraseAt(words, at, terms) ??
      wordAt(words, at, terms);
    concepts.push(concept);
    at += concept.span;
  }
  return concepts;
}

function modelAt(words: string[], at: number, models: SearchTerms["models"]): Concept | null {
  for (let span = Math.min(5, words.length - at); span > 0; span--) {
    const form = words.slice(at, at + span).join("");
    if (!/\d/.test(form) || !/\p{L}/u.test(form) || measureAt(words, at)?.length === span) continue;
    if (models.has(form)) return { kind: "model", form, whole: true, span };
    if (at + span === words.length && models.begins(form))
      return { kind: "model", form, whole: false, span };
  }
  return null;
}

function measureConcept(words: string[], at: number): Concept | null {
  const found = measureAt(words, at);
  return (
    found && {
      kind: "measure",
      measure: found.measure,
      words: words.slice(at, at + found.length),
      span: found.length,
    }
  );
}

function phraseAt(words: string[], at: number, terms: SearchTerms): Concept | null {
  for (let span = Math.min(MAX_PHRASE_LENGTH, words.length - at); span > 0; span--) {
    const own = words.slice(at, at + span).map(stem);
    const last = at + span === words.length;
    const isKind = terms.kinds.has(own.join(" "));
    const synonym = terms.thesaurus.of(own);
    const mean = synonym?.to ?? (last && !isKind ? begun(own, terms) : []);
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
function begun(own: string[], { vocabulary, kinds, thesaurus }: SearchTerms): string[][] {
  if (own.join("").length < MIN_BEGINNING_LENGTH) return [];
  const begunKinds = kinds.completions(own.join(" ")).map((kind) => kind.split(" "));
  return own.length === 1 && vocabulary.begins(own[0] ?? "")
    ? begunKinds
    : [...begunKinds, ...thesaurus.begunBy(own)];
}

function wordAt(words: string[], at: number, { vocabulary }: SearchTerms): Concept {
  const word = stem(words[at] ?? "");
  const prefix = at === words.length - 1 && vocabulary.begins(word);
  return { kind: "words", alternatives: [{ words: [word], where: "anywhere", prefix }], span: 1 };
}

/** What a shopper asks for: a text read as models, measures, trade names and words, each with its alternatives. */

import type { Known } from "./known.ts";
import { type Measure, measureAt, withPlainNumbers } from "./measures.ts";
import { correctSpelling } from "./spelling.ts";
import { withoutStopWords } from "./synonyms.ts";
import { stem, tokenize } from "./words.ts";

/** One thing asked for. A machine has it when it has all words of any alternative, or the measure. */
export type Concept = { span: number } & (
  | { kind: "words"; alternatives: Alternative[] }
  | { kind: "model"; form: string; whole: boolean }
  | { kind: "measure"; measure: Measure; words: string[] }
);

export interface Alternative {
  words: string[];
  /** `kind`: look in names, categories and brands only, because the words are ours and not the shopper's. */
  where: "anywhere" | "kind";
  /** Whether the last word is still being typed. */
  prefix: boolean;
}

const LONGEST_PHRASE = 4;
const MOST_WORDS = 12;

export interface ParsedQuery {
  /** Empty for a text without words. */
  concepts: Concept[];
  /** The words that were corrected, as typed and as read. */
  corrected: Map<string, string>;
}

/** @param exact whether the words are meant as they are spelt */
export function parseQuery(text: string, known: Known, exact = false): ParsedQuery {
  const typed = withoutStopWords(tokenize(withPlainNumbers(text)).slice(0, MOST_WORDS));
  const corrected = new Map<string, string>();
  const words = withoutStopWords(exact ? typed : correctSpelling(typed, known, corrected));
  return { concepts: toConcepts(words, known), corrected };
}

function toConcepts(words: string[], known: Known): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const concept =
      modelAt(words, at, known.models) ??
      measureConcept(words, at) ??
      phraseAt(words, at, known) ??
      wordAt(words, at, known);
    concepts.push(concept);
    at += concept.span;
  }
  return concepts;
}

function modelAt(words: string[], at: number, models: Known["models"]): Concept | null {
  for (let span = Math.min(5, words.length - at); span > 0; span--) {
    const form = words.slice(at, at + span).join("");
    if (!/\d/.test(form) || !/\p{L}/u.test(form) || measureAt(words, at)?.length === span) continue;
    if (models.has(form)) return { kind: "model", form, whole: true, span };
    if (at + span === words.length && models.begins(form)) return { kind: "model", form, whole: false, span };
  }
  return null;
}

function measureConcept(words: string[], at: number): Concept | null {
  const found = measureAt(words, at);
  return (
    found && { kind: "measure", measure: found.measure, words: words.slice(at, at + found.length), span: found.length }
  );
}

function phraseAt(words: string[], at: number, known: Known): Concept | null {
  for (let span = Math.min(LONGEST_PHRASE, words.length - at); span > 0; span--) {
    const own = words.slice(at, at + span).map(stem);
    const last = at + span === words.length;
    const isKind = known.kinds.has(own.join(" "));
    const synonym = known.thesaurus.of(own);
    const mean = synonym?.to ?? (last && !isKind ? begun(own, known) : []);
    if (mean.length === 0 && !isKind) continue;
    const meant = mean.map((each): Alternative => ({ words: each, where: "kind", prefix: false }));
    const said: Alternative = { words: own, where: "anywhere", prefix: last };
    return { kind: "words", alternatives: synonym?.only && !isKind ? meant : [said, ...meant], span };
  }
  return null;
}

const SHORTEST_BEGINNING = 3;

/** What a half-typed phrase may come to mean: kinds; trade names too where the catalogue has no word that begins so. */
function begun(own: string[], { vocabulary, kinds, thesaurus }: Known): string[][] {
  if (own.join("").length < SHORTEST_BEGINNING) return [];
  const begunKinds = kinds.completions(own.join(" ")).map((kind) => kind.split(" "));
  return own.length === 1 && vocabulary.begins(own[0] ?? "") ? begunKinds : [...begunKinds, ...thesaurus.begunBy(own)];
}

function wordAt(words: string[], at: number, { vocabulary }: Known): Concept {
  const word = stem(words[at] ?? "");
  const prefix = at === words.length - 1 && vocabulary.begins(word);
  return { kind: "words", alternatives: [{ words: [word], where: "anywhere", prefix }], span: 1 };
}

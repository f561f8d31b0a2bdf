/** What a shopper asks for: a text read as models, measures, trade names and words, each with its alternatives. */
import { type Measure, measureAt } from "./measures.ts";
import { FILLERS, SYNONYMS } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { fold, toWords } from "./words.ts";

/** One thing asked for. A machine has it when it has all words of any alternative, or the measure. */
export type Concept = { span: number } & (
  | { kind: "words"; alternatives: Alternative[] }
  | { kind: "model"; form: string; whole: boolean }
  | { kind: "measure"; measure: Measure; words: string[] }
);

export interface Alternative {
  words: string[];
  /** `kind`: look in names and categories only, because the words are ours and not the shopper's. */
  where: "anywhere" | "kind";
  /** Whether the last word is still being typed. */
  prefix: boolean;
}

const LONGEST_PHRASE = 4;
const MOST_WORDS = 12;

const MEANINGS = new Map(
  SYNONYMS.flatMap(({ say, mean, only }) =>
    say.map((phrase) => [
      meaningful(toWords(phrase)).map(fold).join(" "),
      { mean: mean.map((each) => toWords(each).map(fold)), only: only ?? false },
    ]),
  ),
);
/** The words of the trade names, known to the vocabulary so that their misspellings are mended too. */
export const SYNONYM_WORDS: readonly string[] = [...MEANINGS.keys()].flatMap((phrase) => phrase.split(" "));

/** What the catalogue knows, to read a query by. */
export interface Known {
  vocabulary: Vocabulary;
  /** Model numbers written together: 'ms250'. */
  models: Vocabulary;
  /** Kinds of machine, folded: 'pressure washer'. */
  kinds: ReadonlySet<string>;
}

/** Reads a query. Empty for a text without words. */
export function parseQuery(text: string, known: Known): Concept[] {
  const words = mended(meaningful(toWords(text).slice(0, MOST_WORDS)), known);
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

/** Words the catalogue does not know, replaced by the nearest it does; the last may be half typed. */
function mended(words: string[], { vocabulary, models }: Known): string[] {
  return words.map((word, at) => {
    const folded = fold(word);
    const last = at === words.length - 1;
    const known =
      vocabulary.has(folded) || (last && (vocabulary.begins(folded) || vocabulary.begins(word) || models.begins(word)));
    if (known || splitWord(folded, vocabulary) || joins(words, at, vocabulary)) return word;
    return vocabulary.near(folded) ?? word;
  });
}

/** Whether a word and a neighbour make one that is known: 'chain' and 'saw', typed 'cha insaw'. */
function joins(words: string[], at: number, vocabulary: Vocabulary): boolean {
  const [before, word, after] = [words[at - 1], words[at] ?? "", words[at + 1]];
  return Boolean((before && vocabulary.has(fold(before + word))) || (after && vocabulary.has(fold(word + after))));
}

function meaningful(words: string[]): string[] {
  const kept = words.filter((word) => !FILLERS.has(word));
  return kept.length > 0 ? kept : words;
}

function modelAt(words: string[], at: number, models: Vocabulary): Concept | null {
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

function phraseAt(words: string[], at: number, { kinds }: Known): Concept | null {
  for (let span = Math.min(LONGEST_PHRASE, words.length - at); span > 0; span--) {
    const own = words.slice(at, at + span).map(fold);
    const meaning = MEANINGS.get(own.join(" "));
    const isKind = kinds.has(own.join(" "));
    if (!meaning && !isKind) continue;
    const meant = (meaning?.mean ?? []).map((each): Alternative => ({ words: each, where: "kind", prefix: false }));
    const said: Alternative = { words: own, where: "anywhere", prefix: at + span === words.length };
    return { kind: "words", alternatives: meaning?.only && !isKind ? meant : [said, ...meant], span };
  }
  return null;
}

function wordAt(words: string[], at: number, { vocabulary }: Known): Concept {
  const word = fold(words[at] ?? "");
  const last = at === words.length - 1;
  const alternative = (of: string[], prefix = false): Alternative => ({ words: of, where: "anywhere", prefix });
  if (vocabulary.has(word)) return { kind: "words", alternatives: [alternative([word], last)], span: 1 };
  const next = words[at + 1];
  if (next && vocabulary.has(fold(word + next))) {
    return { kind: "words", alternatives: [alternative([fold(word + next)])], span: 2 };
  }
  if (last && vocabulary.begins(word)) return { kind: "words", alternatives: [alternative([word], true)], span: 1 };
  const split = splitWord(word, vocabulary);
  if (split) return { kind: "words", alternatives: [alternative(split)], span: 1 };
  return { kind: "words", alternatives: [alternative([word], last)], span: 1 };
}

function splitWord(word: string, vocabulary: Vocabulary): string[] | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [head, tail] = [fold(word.slice(0, cut)), fold(word.slice(cut))];
    if (vocabulary.has(head) && vocabulary.has(tail)) return [head, tail];
  }
  return null;
}

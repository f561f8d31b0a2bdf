/** Finds the pages, branches and categories that a search names. */
import { editDistance } from "#app/catalogue/edit-distance.ts";

export interface SearchTarget {
  label: string;
  /** A sentence about it; empty for none. */
  text: string;
  href: string;
}

/** Stems in order, without words that name nothing. */
export type Words = readonly string[];

/** A target with the words by which it is found. */
export interface NamedTarget extends SearchTarget {
  /** Each of them names the target, also in part. */
  names: readonly Words[];
  /** Of two words or more; they name it as a whole. */
  headings: readonly Words[];
  /** Words that a search may have beside a name. */
  beside: ReadonlySet<string>;
  /** Words that may come before a name, as in "chain parts". */
  before: ReadonlySet<string>;
  /** Products of a category; 0 for pages. */
  count: number;
}

/** The query, and its last word as typed, which may be unfinished. */
export interface TypedQuery {
  words: Words;
  last: string;
}

/** Whether words may precede any name, as a product in "chainsaw warranty". */
type CanPrecede = (words: Words) => boolean;

/** Shortest beginning of a word that is completed, and shortest word that is corrected. */
const MIN_COMPLETED = 4;
const MIN_CORRECTED = 6;
/** Shortest end of a compound that stands for it: "saw", not the "s" of "press". */
const MIN_END = 3;
/** Omits targets with less than this share of the best score. */
const RELATED = 0.5;
/** The score of a whole heading; a whole name of another target outweighs it. */
const HEADING = 0.4;
/** The share of its score that a name keeps if only the end of its last word was typed. */
const COMPOUND = 0.9;

/** The targets that the words name, best first. */
export function findTargets(
  targets: readonly NamedTarget[],
  typed: TypedQuery,
  mayPrecede: CanPrecede,
): NamedTarget[] {
  if (typed.words.length === 0) return [];
  const known = new Set(targets.flatMap(({ names }) => names.flat()));
  const scored = targets
    .map((target) => ({ target, score: scoreOf(target, typed, mayPrecede, known) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.target.count - a.target.count);
  const best = scored[0]?.score ?? 0;
  return scored.flatMap(({ target, score }) => (score >= best * RELATED ? [target] : []));
}

/** 1 for a whole name, less for a part of one or for a heading, 0 for none. */
function scoreOf(
  { names, headings, beside, before }: NamedTarget,
  typed: TypedQuery,
  mayPrecede: CanPrecede,
  known: ReadonlySet<string>,
): number {
  const score = (name: Words) => {
    const end = typed.words.length - 1;
    const words = typed.words.map((word, at) =>
      toIntendedWord(word, at === end ? typed.last : "", name),
    );
    const rest = words.filter((word) => !name.includes(word));
    if (rest.length === 0) return new Set(words).size / name.length;
    if (!name.every((word) => words.includes(word))) return 0;
    const others = rest.filter((word) => !beside.has(word));
    if (others.length === 0) return 1;
    const isLast = words.slice(-name.length).every((word) => name.includes(word));
    return isLast && (mayPrecede(others) || rest.every((word) => before.has(word))) ? 1 : 0;
  };
  const ofHeadings = headings.map((name) => (score(name) === 1 ? HEADING : 0));
  const ofCompounds = names
    .flatMap((name) => toSimpleName(name, typed.words.at(-1) ?? "", known) ?? [])
    .map((name) => COMPOUND * score(name));
  return Math.max(0, ...names.map(score), ...ofHeadings, ...ofCompounds);
}

/**
 * The name with the typed end of its last word in place of that word: "saw" for "chainsaw". Null if
 * the end is no word of any name, as "port" in "support".
 */
function toSimpleName(name: Words, end: string, known: ReadonlySet<string>): [Words] | null {
  const last = name.at(-1) ?? "";
  const isCompound = end.length >= MIN_END && last !== end && last.endsWith(end) && known.has(end);
  return isCompound ? [[...name.slice(0, -1), end]] : null;
}

/** The word of a name that was meant: completes unfinished words, corrects misspelt ones. */
function toIntendedWord(typed: string, unfinished: string, name: Words): string {
  if (name.includes(typed)) return typed;
  const meant = name.find(
    (word) =>
      (unfinished.length >= MIN_COMPLETED && word.startsWith(unfinished)) ||
      (typed.length >= MIN_CORRECTED && word[0] === typed[0] && editDistance(typed, word) === 1),
  );
  return meant ?? typed;
}

/** What pages show of a target. */
export const toTarget = ({ label, text, href }: SearchTarget): SearchTarget => ({
  label,
  text,
  href,
});

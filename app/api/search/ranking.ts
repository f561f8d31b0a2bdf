/** How well machines answer what is asked for, and who comes first. */
import { closeness, type Measure } from "./measures.ts";
import type { Concept } from "./query.ts";
import type { IndexedProduct } from "./searchable-product.ts";

/** How well a machine answers: words covered, exactness (see `exactness`), the fields' weighted score. */
export interface Answer {
  coverage: number;
  exact: number;
  score: number;
}

export function sum(before: Answer | undefined, answer: Answer): Answer {
  if (!before) return answer;
  return {
    coverage: before.coverage + answer.coverage,
    exact: Math.max(before.exact, answer.exact),
    score: before.score + answer.score,
  };
}

/** A machine that is being typed has no accessories yet: 'ms 2' may become any saw. */
export function addAccessories(
  answers: Map<number, Answer>,
  coverage: number,
  accessoriesOf: (id: number) => readonly number[],
): void {
  const exact = [...answers].filter((each) => each[1].exact >= 1);
  for (const accessory of exact.flatMap(([id]) => accessoriesOf(id))) {
    if (!answers.has(accessory)) answers.set(accessory, { coverage, exact: 0, score: 0 });
  }
}

/**
 * A machine of the very kind asked for scores the same as its like, so that lists of one kind keep their order;
 * the later word counts more, because it is the noun: a chainsaw battery is a battery. The kind as the shopper
 * said it comes before others that are meant by the word as well.
 */
const KIND_SCORE = 1000;
const MEANT_SCORE = 900;

export function toAnswer(concept: Concept, at: number, entry: IndexedProduct | undefined, score: number): Answer {
  const exact = entry ? exactness(concept, entry) : 0;
  if (exact !== 0.5 || concept.kind !== "words" || !entry) return { coverage: concept.span, exact, score };
  const said = entry.kinds.has(concept.alternatives[0]?.words.join(" ") ?? "");
  return { coverage: concept.span, exact, score: (said ? KIND_SCORE : MEANT_SCORE) * (at + 1) };
}

/** Machines with the figure asked for, or within a tenth of it. A figure weighs less than a word: it only narrows. */
export function nearestTo(asked: Measure, entries: ReadonlyMap<number, IndexedProduct>): Map<number, Answer> {
  const near = new Map<number, Answer>();
  for (const [id, { measures }] of entries) {
    const close = Math.max(0, ...measures.map((figure) => closeness(asked, figure)));
    if (close > 0) near.set(id, { coverage: close / 2, exact: 0, score: close });
  }
  return near;
}

/** 2: the whole model number was typed; 1: the number without its suffix letters; a half: the machine's own kind. */
function exactness(concept: Concept, entry: IndexedProduct): number {
  if (concept.kind === "measure") return 0;
  if (concept.kind === "words") {
    return concept.alternatives.some(({ words }) => entry.kinds.has(words.join(" "))) ? 0.5 : 0;
  }
  if (entry.whole === concept.form) return 2;
  return concept.whole && entry.models.has(concept.form) ? 1 : 0;
}

/** The named ones; then all that answer the whole text, or where none does, those that answer the most of it. */
export function ranked(
  found: ReadonlyMap<number, Answer>,
  named: ReadonlySet<number>,
  entries: ReadonlyMap<number, IndexedProduct>,
): number[] {
  let most = 0;
  for (const { coverage } of found.values()) most = Math.max(most, coverage);
  const others = [...found]
    .filter(([id, { coverage }]) => coverage === most && !named.has(id))
    .sort(([idA, a], [idB, b]) => b.exact - a.exact || b.score - a.score || placeOf(idA) - placeOf(idB))
    .map(([id]) => id);
  return [...[...named].sort((a, b) => placeOf(a) - placeOf(b)), ...others];

  function placeOf(id: number): number {
    return entries.get(id)?.place ?? 0;
  }
}

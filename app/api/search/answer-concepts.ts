/** Finds the products that answer one thing asked for, and how well. */

import { FIELDS, maskOf } from "./fields.ts";
import { closeness, type Measure } from "./measures.ts";
import type { Alternative, Concept } from "./query.ts";
import { type Answers, EXACT, kindScore, measureCoverage } from "./ranking.ts";
import type { SlotFigures } from "./slot-figures.ts";
import type { TermIndex } from "./term-index.ts";

/** The slots of the accessories that fit the machine of a slot. */
type PartsOf = (slot: number) => readonly number[];

/** Takes up in `answers` what answers a concept that stands at a place of the query. */
type Answer = (concept: Concept, at: number, answers: Answers, partsOf: PartsOf) => void;

const ANYWHERE = maskOf(FIELDS);
const KIND_FIELDS = maskOf(["name", "kind", "power", "brand"]);
export const MODEL = maskOf(["model"]);
/** A single letter that is still being typed could become anything: only names and kinds are completed. */
const SHORT = maskOf(["model", "name", "kind", "brand"]);
/** A word that more than this part of all products have does not tell which of them is meant. */
const COMMON = 0.25;

export function createAnswering(terms: TermIndex, figures: SlotFigures): Answer {
  function answerWords(concept: Extract<Concept, { kind: "words" }>, at: number, answers: Answers): void {
    const { scores, slots } = scoreAlternatives(concept.alternatives);
    const phrases = concept.alternatives.map(({ words }) => words.join(" "));
    const isOfKind = figures.kindTest(phrases);
    const isSaid = figures.kindTest(phrases.slice(0, 1));
    const tells = slots.length <= terms.documents * COMMON;
    for (const slot of slots) {
      const ofKind = isOfKind(slot);
      const score = ofKind ? kindScore(isSaid(slot), at) : (scores[slot] as number);
      answers.add(slot, concept.span, ofKind ? EXACT.kind : 0, score, tells || ofKind);
    }
  }

  /** What has all words of any alternative. */
  function scoreAlternatives(alternatives: readonly Alternative[]): { scores: Float64Array; slots: number[] } {
    const scores = new Float64Array(terms.slots);
    const slots: number[] = [];
    const sums = new Float64Array(terms.slots);
    const seen = new Uint32Array(terms.slots);
    let turn = 0;
    for (const { words, where, prefix } of alternatives) {
      let hits: number[] = [];
      for (const [index, word] of words.entries()) {
        const isLast = index === words.length - 1;
        const isBegun = prefix && isLast;
        const fields = where === "kind" ? KIND_FIELDS : isBegun && word.length === 1 ? SHORT : ANYWHERE;
        const before = turn;
        turn++;
        const found: number[] = [];
        terms.score(word, isBegun, fields, (slot, score) => {
          const last = seen[slot] as number;
          if (last === turn) (sums[slot] as number) += score;
          else if (index === 0 || last === before) {
            sums[slot] = (index === 0 ? 0 : (sums[slot] as number)) + score;
            seen[slot] = turn;
            found.push(slot);
          }
        });
        hits = found;
      }
      for (const slot of hits) {
        if (scores[slot] === 0) slots.push(slot);
        (scores[slot] as number) += sums[slot] as number;
      }
      turn++;
    }
    return { scores, slots };
  }

  /** Products with the figure asked for, or within a tenth of it. */
  function answerMeasure(asked: Measure, answers: Answers): void {
    const near = new Map<number, number>();
    figures.eachMeasure(asked.dimension, (slot, value) => {
      const close = closeness(asked, { dimension: asked.dimension, value, tolerance: 0 });
      if (close > 0 && terms.isAlive(slot) && close > (near.get(slot) ?? 0)) near.set(slot, close);
    });
    for (const [slot, close] of near) answers.add(slot, measureCoverage(close), 0, close, false);
  }

  function answerModel(
    { form, whole, span }: Extract<Concept, { kind: "model" }>,
    answers: Answers,
    partsOf: PartsOf,
  ): void {
    const numbered = new Set(whole ? terms.slotsOf(form, MODEL) : []);
    const scores = new Map<number, number>();
    terms.score(form, true, MODEL, (slot, score) => scores.set(slot, (scores.get(slot) ?? 0) + score));
    const machines: number[] = [];
    for (const [slot, score] of scores) {
      const exact = figures.wholeOf(slot) === form ? EXACT.whole : numbered.has(slot) ? EXACT.number : 0;
      if (exact > 0) machines.push(slot);
      answers.add(slot, span, exact, score, true);
    }
    // A machine that is being typed has no accessories yet: 'ms 2' may become any saw.
    for (const slot of machines.flatMap(partsOf)) {
      if (scores.has(slot)) continue;
      scores.set(slot, 0);
      answers.add(slot, span, 0, 0, true);
    }
  }

  return (concept, at, answers, partsOf) => {
    if (concept.kind === "measure") answerMeasure(concept.measure, answers);
    else if (concept.kind === "model") answerModel(concept, answers, partsOf);
    else answerWords(concept, at, answers);
  };
}

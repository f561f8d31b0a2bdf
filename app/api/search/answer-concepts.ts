/** Finds the products that answer one thing asked for, and how well. */

import { FIELDS, maskOf } from "./fields.ts";
import { closeness, type Measure } from "./measures.ts";
import type { Alternative, Concept } from "./query.ts";
import { type Answers, EXACT, kindScore, measureCoverage } from "./ranking.ts";
import type { SlotFigures } from "./slot-figures.ts";
import type { TermIndex } from "./term-index.ts";

/** The slots of whatever fits the machines of these. */
type PartsOf = (machines: readonly number[]) => readonly number[];

/** Takes up in `answers` what answers a concept that stands at a place of the query. */
type Answer = (concept: Concept, at: number, answers: Answers, partsOf: PartsOf) => void;

const ANYWHERE = maskOf(FIELDS);
const KIND_FIELDS = maskOf(["name", "kind", "power", "brand"]);
export const MODEL = maskOf(["model"]);
/** A single letter that is still being typed could become anything: only names and kinds are completed. */
const SHORT = maskOf(["model", "name", "kind", "brand"]);
/** A word that more than this part of all products have does not tell which of them is meant. */
const COMMON = 0.25;

/** What words are reckoned in, a number for each slot; used again by every word, because none needs it after its end. */
interface Room {
  scores: Float64Array;
  sums: Float64Array;
  /** The turn in which a slot had the word that was looked for. */
  seen: Float64Array;
  turn: number;
  /** The slots that have the words of an alternative, and of any. */
  found: Uint32Array;
  slots: Uint32Array;
}

function roomFor(slots: number, last: Room | null): Room {
  if (last && last.scores.length >= slots) return last;
  const length = Math.ceil(slots * 1.5);
  return {
    scores: new Float64Array(length),
    sums: new Float64Array(length),
    seen: new Float64Array(length),
    turn: 0,
    found: new Uint32Array(length),
    slots: new Uint32Array(length),
  };
}

export function createAnswering(terms: TermIndex, figures: SlotFigures): Answer {
  let room: Room | null = null;

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

  /** What has all words of any alternative; good until the next call. */
  function scoreAlternatives(alternatives: readonly Alternative[]): { scores: Float64Array; slots: Uint32Array } {
    room = roomFor(terms.slots, room);
    const { scores, sums, seen } = room;
    scores.fill(0);
    let count = 0;
    for (const { words, where, prefix } of alternatives) {
      let hits = 0;
      for (const [index, word] of words.entries()) {
        const isLast = index === words.length - 1;
        const isBegun = prefix && isLast;
        const fields = where === "kind" ? KIND_FIELDS : isBegun && word.length === 1 ? SHORT : ANYWHERE;
        const before = room.turn;
        const turn = ++room.turn;
        const { found } = room;
        let next = 0;
        terms.score(word, isBegun, fields, (slot, score) => {
          const last = seen[slot] as number;
          if (last === turn) (sums[slot] as number) += score;
          else if (index === 0 || last === before) {
            sums[slot] = (index === 0 ? 0 : (sums[slot] as number)) + score;
            seen[slot] = turn;
            found[next++] = slot;
          }
        });
        hits = next;
      }
      for (let at = 0; at < hits; at++) {
        const slot = room.found[at] as number;
        if (scores[slot] === 0) room.slots[count++] = slot;
        (scores[slot] as number) += sums[slot] as number;
      }
      room.turn++;
    }
    return { scores, slots: room.slots.subarray(0, count) };
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
    for (const slot of partsOf(machines)) if (!scores.has(slot)) answers.add(slot, span, 0, 0, true);
  }

  return (concept, at, answers, partsOf) => {
    if (concept.kind === "measure") answerMeasure(concept.measure, answers);
    else if (concept.kind === "model") answerModel(concept, answers, partsOf);
    else answerWords(concept, at, answers);
  };
}

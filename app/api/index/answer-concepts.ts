/** Finds the products that answer one thing asked for, and how well. */

import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Field } from "../search/fields.ts";
import { closeness, type Measure } from "../search/measures.ts";
import type { Alternative, Concept } from "../search/query.ts";
import { writtenModel } from "../search/searchable-text.ts";
import { type Answers, EXACT, kindScore, measureCoverage } from "./answers.ts";
import type { Compatibility } from "./compatibility.ts";
import type { Texts, Wanted } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";

const KIND_FIELDS: readonly Field[] = ["name", "kind", "power", "brand"];
export const MODEL: readonly Field[] = ["model"];
/** A word that more than this part of all products have does not tell which of them is meant. */
const COMMON = 0.25;

/** Adds what answers a concept that stands at a place of the query. */
export type Answering = (concept: Concept, at: number, answers: Answers) => void;

export function createAnswering(index: IndexFile, texts: Texts, { partsOf }: Compatibility): Answering {
  const near = index.db.prepare(`SELECT json_group_array(slot) AS slots, json_group_array(value) AS measured
    FROM measures WHERE dimension = ? AND value BETWEEN ? AND ?`);

  function answerWords(concept: Extract<Concept, { kind: "words" }>, at: number, answers: Answers): void {
    const { alternatives, span } = concept;
    const phrases = alternatives.map(({ words }) => words.join(" "));
    const ofKind = index.sets.any("kind", phrases);
    const said = index.sets.of("kind", phrases[0] ?? "");
    const found = alternatives.map((alternative) => ({ alternative, slots: slotsOf(alternative) }));
    const all = Bitmap.union(found.map(({ slots }) => slots));
    const tells = all.size <= index.size * COMMON;
    const scores = new Map<number, number>();
    for (const { alternative, slots } of found) {
      if (slots.size > slots.countWith(ofKind) && !isLetter(alternative))
        texts.addScores(toWanted(alternative), slots, scores);
    }
    for (const slot of all.toArray()) {
      if (ofKind.has(slot)) answers.add(slot, span, EXACT.kind, kindScore(said.has(slot), at), true);
      else answers.add(slot, span, 0, scores.get(slot) ?? 0, tells);
    }
  }

  function slotsOf(alternative: Alternative): Bitmap {
    return isLetter(alternative)
      ? index.sets.of("letter", alternative.words[0] ?? "")
      : texts.slotsOf(toWanted(alternative));
  }

  /** Products with the figure asked for, or within a tenth of it. */
  function answerMeasure(asked: Measure, answers: Answers): void {
    const { dimension, value, tolerance } = asked;
    const most = Math.max(value * 0.1, tolerance * 1.01);
    const row = near.get(dimension, value - most, value + most);
    const values: number[] = JSON.parse(String(row?.measured));
    const closest = new Map<number, number>();
    for (const [at, slot] of JSON.parse(String(row?.slots)).entries()) {
      const close = closeness(asked, { dimension, value: values[at] ?? 0, tolerance: 0 });
      if (close > (closest.get(slot) ?? 0)) closest.set(slot, close);
    }
    for (const [slot, close] of closest) answers.add(slot, measureCoverage(close), 0, close, false);
  }

  function answerModel({ form, whole, span }: Extract<Concept, { kind: "model" }>, answers: Answers): void {
    const found = texts.slotsOf({ words: [form], prefix: true, fields: MODEL });
    const numbered = whole ? texts.slotsOf({ words: [form], prefix: false, fields: MODEL }) : new Bitmap();
    const wholes = texts.named(writtenModel(form));
    const scores = new Map<number, number>();
    texts.addScores({ words: [form], prefix: true, fields: MODEL }, found, scores);
    for (const slot of found.toArray()) {
      const exact = wholes.has(slot) ? EXACT.whole : numbered.has(slot) ? EXACT.number : 0;
      answers.add(slot, span, exact, scores.get(slot) ?? 0, true);
    }
    // A machine that is being typed has no accessories yet: 'ms 2' may become any saw.
    const machines = [...numbered.or(wholes.and(found)).toArray()].map((slot) => index.idOf(slot));
    for (const id of partsOf(machines)) {
      const slot = index.slotOf(id);
      if (slot !== undefined && !found.has(slot)) answers.add(slot, span, 0, 0, true);
    }
  }

  return (concept, at, answers) => {
    if (concept.kind === "measure") answerMeasure(concept.measure, answers);
    else if (concept.kind === "model") answerModel(concept, answers);
    else answerWords(concept, at, answers);
  };
}

/** A single letter that is still being typed could become anything: only names and kinds are completed. */
function isLetter({ words, prefix }: Alternative): boolean {
  return prefix && words.length === 1 && words[0]?.length === 1;
}

function toWanted({ words, prefix, where }: Alternative): Wanted {
  return { words, prefix, ...(where === "kind" && { fields: KIND_FIELDS }) };
}

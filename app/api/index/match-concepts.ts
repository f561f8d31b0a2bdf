/** Finds the products that match one concept of a query, and how well. */

import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { SearchField } from "../search/fields.ts";
import { closeness, type Measure } from "../search/measures.ts";
import type { Alternative, Concept } from "../search/query.ts";
import { toModelKey } from "../search/searchable-text.ts";
import type { Compatibility } from "./compatibility.ts";
import type { TextIndex, TextQuery } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";
import { EXACT, kindScore, type MatchScores, measureCoverage } from "./match-scores.ts";

const KIND_FIELDS: readonly SearchField[] = ["name", "kind", "power", "brand"];
export const MODEL: readonly SearchField[] = ["model"];
/** A word in more than this part of all products is not distinctive. */
const COMMON = 0.25;

/** Adds the products that match a concept at a position of the query. */
type ConceptMatcher = (concept: Concept, at: number, matches: MatchScores) => void;

export function createConceptMatcher(
  index: IndexFile,
  texts: TextIndex,
  { partsOf }: Compatibility,
): ConceptMatcher {
  const near =
    index.db.prepare(`SELECT json_group_array(slot) AS slots, json_group_array(value) AS measured
    FROM measures WHERE dimension = ? AND value BETWEEN ? AND ?`);

  function matchWords(
    concept: Extract<Concept, { kind: "words" }>,
    at: number,
    matches: MatchScores,
  ): void {
    const { alternatives, span } = concept;
    const phrases = alternatives.map(({ words }) => words.join(" "));
    const ofKind = index.sets.any("kind", phrases);
    const said = index.sets.of("kind", phrases[0] ?? "");
    const found = alternatives.map((alternative) => ({ alternative, slots: slotsOf(alternative) }));
    const all = Bitmap.union(found.map(({ slots }) => slots));
    const isDistinctive = all.size <= index.size * COMMON;
    const scores = new Map<number, number>();
    for (const { alternative, slots } of found) {
      if (slots.size > slots.countWith(ofKind) && !isLetter(alternative))
        texts.addScores(toTextQuery(alternative), slots, scores);
    }
    for (const slot of all.toArray()) {
      if (ofKind.has(slot))
        matches.add(slot, span, EXACT.kind, kindScore(said.has(slot), at), true);
      else matches.add(slot, span, 0, scores.get(slot) ?? 0, isDistinctive);
    }
  }

  function slotsOf(alternative: Alternative): Bitmap {
    return isLetter(alternative)
      ? index.sets.of("letter", alternative.words[0] ?? "")
      : texts.slotsOf(toTextQuery(alternative));
  }

  /** Products with the requested quantity, or within a tenth of it. */
  function matchMeasure(measure: Measure, matches: MatchScores): void {
    const { dimension, value, tolerance } = measure;
    const deviation = Math.max(value * 0.1, tolerance * 1.01);
    const row = near.get(dimension, value - deviation, value + deviation);
    const values: number[] = JSON.parse(String(row?.measured));
    const closest = new Map<number, number>();
    for (const [at, slot] of JSON.parse(String(row?.slots)).entries()) {
      const close = closeness(measure, { dimension, value: values[at] ?? 0, tolerance: 0 });
      if (close > (closest.get(slot) ?? 0)) closest.set(slot, close);
    }
    for (const [slot, close] of closest) matches.add(slot, measureCoverage(close), 0, close, false);
  }

  function matchModel(
    { form, whole, span }: Extract<Concept, { kind: "model" }>,
    matches: MatchScores,
  ): void {
    const found = texts.slotsOf({ words: [form], prefix: true, fields: MODEL });
    const numbered = whole
      ? texts.slotsOf({ words: [form], prefix: false, fields: MODEL })
      : new Bitmap();
    const wholes = texts.named(toModelKey(form));
    const scores = new Map<number, number>();
    texts.addScores({ words: [form], prefix: true, fields: MODEL }, found, scores);
    const exactness = (slot: number) => {
      if (wholes.has(slot)) return EXACT.whole;
      return numbered.has(slot) ? EXACT.number : 0;
    };
    for (const slot of found.toArray()) {
      matches.add(slot, span, exactness(slot), scores.get(slot) ?? 0, true);
    }
    // Accessories of a half-typed model are ignored: 'ms 2' may become any saw.
    const machines = [...Bitmap.union([numbered, wholes.and(found)]).toArray()].map((slot) =>
      index.idOf(slot),
    );
    for (const id of partsOf(machines)) {
      const slot = index.slotOf(id);
      if (slot !== undefined && !found.has(slot)) matches.add(slot, span, 0, 0, true);
    }
  }

  return (concept, at, matches) => {
    if (concept.kind === "measure") matchMeasure(concept.measure, matches);
    else if (concept.kind === "model") matchModel(concept, matches);
    else matchWords(concept, at, matches);
  };
}

/** A single letter may become any word: only names and product types are completed. */
function isLetter({ words, prefix }: Alternative): boolean {
  return prefix && words.length === 1 && words[0]?.length === 1;
}

function toTextQuery({ words, prefix, where }: Alternative): TextQuery {
  return { words, prefix, ...(where === "kind" && { fields: KIND_FIELDS }) };
}

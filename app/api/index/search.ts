/** The catalogue's search: the products that match a query, best first. */
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { Matches } from "#app/catalogue/list-part.ts";
import type { EnglishName } from "../search/english-names.ts";
import { parseQuery } from "../search/query.ts";
import { toNameKey } from "../search/searchable-text.ts";
import { BUILT_IN, createThesaurus } from "../search/synonyms.ts";
import { createCatalogueWords } from "./catalogue-words.ts";
import type { Compatibility } from "./compatibility.ts";
import { createTextIndex } from "./find-texts.ts";
import type { IndexFile } from "./index-file.ts";
import { createConceptMatcher } from "./match-concepts.ts";
import { fullCoverage, MatchScores } from "./match-scores.ts";

export interface SearchResult extends Matches {
  /** The query with corrected spelling; null if nothing was corrected. */
  corrected: string | null;
}

export interface Search {
  /**
   * The products that match most words, best first: by exact name, exact model, product type,
   * weighted fields, then the catalogue's order. Then those that match some distinctive word. A
   * part that fits a machine also matches its model number, after every machine. The order is valid
   * until the next search.
   *
   * @param exact whether to search without spelling correction
   * @param visible products that the reader may see; nothing of the others is revealed; default all
   */
  search(text: string, exact?: boolean, visible?: Bitmap): SearchResult;
  /** Words of the catalogue near those of a query, the nearest first. */
  nearest(text: string, limit: number, visible?: Bitmap): string[];
  /** Sets the shop's synonyms, which are added to the built-in ones. */
  setSynonyms(synonyms: readonly EnglishName[]): void;
}

export function createSearch(index: IndexFile, compatibility: Compatibility): Search {
  const texts = createTextIndex(index);
  const words = createCatalogueWords(index, texts);
  const match = createConceptMatcher(index, texts, compatibility);
  let thesaurus = createThesaurus(BUILT_IN);
  let scores = new MatchScores(0);

  /** The better match first; among equals the featured, then the catalogue's order. */
  function order({ coverage, exact, score }: MatchScores, isNamed: Bitmap): Matches["compare"] {
    const featured = index.sets.of("isFeatured", "true");
    const rank = (slot: number) => (featured.has(slot) ? -1 : index.idOf(slot));
    return (a, b) =>
      Number(isNamed.has(b)) - Number(isNamed.has(a)) ||
      (coverage[b] as number) - (coverage[a] as number) ||
      (exact[b] as number) - (exact[a] as number) ||
      (score[b] as number) - (score[a] as number) ||
      rank(a) - rank(b) ||
      index.idOf(a) - index.idOf(b);
  }

  return {
    search(text, exact = false, visible = index.sets.all) {
      const { concepts, corrected } = parseQuery(text, words.terms(thesaurus, visible), exact);
      if (scores.coverage.length < index.slots) scores = new MatchScores(index.slots);
      else scores.clear();
      for (const [at, concept] of concepts.entries()) match(concept, at, scores);
      const isNamed = texts.named(toNameKey(text)).and(visible);
      const slots = Bitmap.union([scores.relevant(visible), isNamed]);
      return {
        slots,
        whole: Bitmap.union([scores.covering(slots, fullCoverage(concepts)), isNamed]),
        compare: order(scores, isNamed),
        corrected:
          corrected.size > 0 && slots.size > 0 ? words.correct(text, corrected, visible) : null,
      };
    },
    nearest: (text, limit, visible = index.sets.all) => words.nearest(text, limit, visible),
    setSynonyms(synonyms) {
      thesaurus = createThesaurus([...BUILT_IN, ...synonyms]);
    },
  };
}

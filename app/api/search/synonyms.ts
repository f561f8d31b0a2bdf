/** The meanings of phrases, by their letters alone: 'weed eater', 'weed-eater' and 'weedeater'. */

import { stem, tokenize } from "#app/catalogue/words.ts";
import { type Documents, SCHEMAS } from "#app/site/documents.ts";
import english from "./english-names.json" with { type: "json" };
import local from "./local-names.json" with { type: "json" };
import { withoutStopWords } from "./stop-words.ts";

export interface Synonym {
  /** What customers type, in any script. */
  from: readonly string[];
  /** What the catalogue calls it: categories, product types or brands. */
  to: readonly string[];
  /** Whether to search for `to` instead of, not besides, the customer's words. */
  only?: boolean | undefined;
}

interface Meaning {
  /** The catalogue's phrases, each as its stemmed words. */
  to: string[][];
  /** Whether the shopper's own words would match other products. */
  only: boolean;
}

/** The synonyms of a shop: the built-in ones and its own. */
export type Thesaurus = ReturnType<typeof createThesaurus>;

/** Of two equal names the later applies; the shop's own come last. */
export function createThesaurus(synonyms: readonly Synonym[]) {
  const meanings = new Map<string, Meaning>();
  const words = new Map<string, string>();
  for (const { from, to, only = false } of synonyms) {
    const meaning = { to: to.map((phrase) => tokenize(phrase).map(stem)), only };
    for (const phrase of from) {
      const typed = withoutStopWords(tokenize(phrase));
      for (const key of [typed.map(stem).join(""), stem(typed.join(""))]) {
        if (key === "") continue;
        meanings.set(key, meaning);
        words.set(key, typed.join(""));
      }
      for (const word of typed) words.set(stem(word), word);
    }
  }
  return {
    /** The meaning of a phrase of stemmed words; null where it has none. */
    of: (phrase: readonly string[]) => meanings.get(phrase.join("")) ?? null,
    /** The meanings of all phrases that start with these words. */
    begunBy(phrase: readonly string[]) {
      const meant = [...meanings]
        .filter(([key]) => key.startsWith(phrase.join("")))
        .flatMap(([, { to }]) => to);
      return [...new Map(meant.map((each) => [each.join(" "), each])).values()];
    },
    /** The names' words, single and joined, by their stems: misspellings of these are corrected. */
    words,
  };
}

/**
 * The built-in synonyms: English names of machines, and Malayalam and Hindi ones, in Latin letters
 * too. Those of goods that are not sold are matched by name alone, not by every product with a
 * plug.
 */
export const BUILT_IN: readonly Synonym[] = [...english, ...local];

/** Those of the shop's document; none if that is not valid. */
export function synonymsIn(documents: Documents): Synonym[] {
  const { data = [] } = SCHEMAS.synonyms.safeParse(documents.get("synonyms") ?? []);
  return data.map(({ from, to, only }) => ({ from: [from], to: [to], only }));
}

/** Their words may be misspelt to be found by: 'Vaccum Cleaners'. */
const NAMES = new Set(["menus", "categories", "collections", "home", "synonyms"]);

/** The words of the shop's pages, such as names of towns: they are not corrected. */
export function pageWordsIn(documents: Documents): ReadonlySet<string> {
  const contents = [...documents].filter(([name]) => !NAMES.has(name));
  return new Set(tokenize(JSON.stringify(contents).replaceAll("\\n", " ")));
}

/** What queries are read by. */
import type { Thesaurus } from "./synonyms.ts";
import type { Vocabulary, Words } from "./vocabulary.ts";

/** What the catalogue knows, to read a query by. Words are stemmed. */
export interface Known {
  /** Every word. */
  vocabulary: Words;
  /** The words of kinds and brands. */
  kindWords: Vocabulary;
  /** Kinds of machine and brands, as phrases: 'pressure washer'. */
  kinds: Vocabulary;
  /** Model numbers written together: 'ms250'. */
  models: Omit<Words, "near">;
  thesaurus: Thesaurus;
}

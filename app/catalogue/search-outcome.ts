/** What became of the words of a search, as pages tell it. */

export interface SearchOutcome {
  /** How many of the list's first products answer every word; the others answer most of them. */
  whole: number;
  /** The words that were searched for in place of misspelt ones; null where they are as typed. */
  corrected: string | null;
  /** Where nothing was found, words of the catalogue that are near. */
  nearest: string[];
}

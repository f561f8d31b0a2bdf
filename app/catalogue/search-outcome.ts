/** The outcome of a search, as pages show it. */

export interface SearchOutcome {
  /** The number of leading products that match every word; the others match most of them. */
  whole: number;
  /** The corrected search; null where it is as typed. */
  corrected: string | null;
  /** Similar words of the catalogue, where nothing matches. */
  nearest: string[];
}

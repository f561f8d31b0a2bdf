/** What the checks of documents read and find. */

/** Contents by name, as their files have them: before defaults apply. */
export type Documents = ReadonlyMap<string, unknown>;

/** A mistake in a document. */
export interface Finding {
  document: string;
  path: readonly PropertyKey[];
  /** Completes a sentence that begins with the path. */
  message: string;
  /** Whether the site can be shown nevertheless. */
  isWarning?: boolean;
  /** A text that stands where the mistake is. */
  near?: string;
}

/** What the features that makers name by a word mean, for readers who do not know the word. */
export interface FeatureNote {
  /** Any of them, at the beginning of a word of the feature. */
  words: readonly string[];
  /** One sentence that is true of every machine with the feature; never a claim about one machine. */
  text: string;
}

export const featureNotes: readonly FeatureNote[] = [];

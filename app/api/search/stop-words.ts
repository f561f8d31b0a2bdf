/** Words of a query that do not identify a product. */

/** Dropped while others remain. The second half is Malayalam and Hindi verbs and fillers. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and the for with without of in on to from by my me i is are which what how much show need want buy shop online near
  best good cheap price prices rate cost under below above new latest machine machines machin mashine tool tools
  product products small-scale home house use kerala india
  vettunna vettuna vettan vettanulla muri murikkunna murikunna murikkan murikanulla adikkunna adikunna adikkan
  edukkunna edukkan kayarunna kayaruna kayaran kazhukunna kazhukan ulla vila yanthram yantram yandram upakaranam
  വെട്ടുന്ന വെട്ടാൻ മുറിക്കുന്ന മുറിക്കാൻ അടിക്കുന്ന അടിക്കാൻ എടുക്കുന്ന യന്ത്രം മെഷീൻ വില
  ki ka ke ko se wali wala vali vala karne katne kaatne dhone khodne chahiye`.split(/\s+/),
);

/** What follows one of these describes the machine that was named before it. */
const PREPOSITIONS: ReadonlySet<string> = new Set("for with without in on near from".split(" "));

/** Drops stop words while other words remain. */
export function withoutStopWords(typed: string[]): string[] {
  const kept = typed.filter((word) => !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : typed;
}

/** The words before the first preposition, and those after it; stop words are dropped. */
export function splitAtPreposition(typed: string[]): { head: string[]; rest: string[] } {
  const at = typed.findIndex((word) => PREPOSITIONS.has(word));
  const isName = (word: string) => !STOP_WORDS.has(word);
  const head = typed.slice(0, Math.max(at, 0)).filter(isName);
  const rest = typed.slice(Math.max(at, 0)).filter(isName);
  return head.length > 0 && rest.length > 0
    ? { head, rest }
    : { head: [], rest: withoutStopWords(typed) };
}

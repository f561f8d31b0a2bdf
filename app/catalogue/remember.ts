/** Remembers the results of a function of a text: thousands of products share a few values. */

/** Results; all are forgotten when there would be more. */
const MAX = 5_000;
/** Characters; results of longer texts are not remembered. */
const MAX_LENGTH = 200;

export function remember<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > MAX_LENGTH) return work(text);
    const result = known.get(text);
    if (result !== undefined || known.has(text)) return result as Result;
    if (known.size >= MAX) known.clear();
    const made = work(text);
    known.set(text, made);
    return made;
  };
}

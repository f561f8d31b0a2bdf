/** Keeps what a pure function has made of texts that come again and again, such as the names of categories. */

/** When there are more, all are forgotten. */
const MOST = 5_000;

export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = work(text);
      if (known.size >= MOST) known.clear();
      known.set(text, value);
    }
    return value;
  };
}

/** Lists of a name and a text each, as lines of a text field: `Displacement: 45.4 cc`. */

/** Empty lines are left out; a line without a colon is a name with an empty text. A colon within a time or an address is none. */
export function parsePairs(text: string): [name: string, text: string][] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.indexOf(": ");
      return at < 1 ? [line.replace(/:$/, ""), ""] : [line.slice(0, at).trim(), line.slice(at + 2).trim()];
    });
}

/** Line breaks within a text would begin a new pair: they become spaces. */
export function serializePairs(pairs: readonly (readonly [name: string, text: string])[]): string {
  const flat = (text: string) =>
    text
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean)
      .join(" ");
  return pairs.map(([name, text]) => (text === "" ? flat(name) : `${flat(name)}: ${flat(text)}`)).join("\n");
}

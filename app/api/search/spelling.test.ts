import { beforeAll, expect, it } from "vitest";
import { describeSearch } from "../../../tests/support/api.ts";
import { rankedIds } from "../../../tests/support/searchable.ts";
import { type CatalogueIndex, createCatalogueIndex } from "../index/catalogue-index.ts";

const WORDS =
  "chainsaw brushcutter strimmer sprayer blower trimmer compressor secateurs husqvarna karcher makita grinder mistblower rotavator weedeater leafblower lawnmower";

/** Every way to leave out a letter after the first, to double it, or to swap it with the next. */
function withOneTypo(word: string): string[] {
  const edits = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    edits.add(before + after).add(before + letter + letter + after);
    if (after) edits.add(before + after.charAt(0) + letter + after.slice(1));
  }
  edits.delete(word);
  return [...edits];
}

describeSearch("a typo anywhere in a word", (api) => {
  let catalogueIndex: CatalogueIndex;
  beforeAll(async () => {
    catalogueIndex = createCatalogueIndex(api().database);
    await catalogueIndex.refresh();
  });
  const firstEight = (text: string) => {
    const { index, search } = catalogueIndex.current();
    return rankedIds(index, search(text)).slice(0, 8);
  };

  it.each(WORDS.split(" "))("%s finds the same with most typos", (word) => {
    const meant = firstEight(word);
    const edits = withOneTypo(word);
    const missed: string[] = [];
    for (const typo of edits) if (firstEight(typo).join() !== meant.join()) missed.push(typo);
    expect(meant).not.toEqual([]);
    expect(missed.length / edits.length, missed.join(" ")).toBeLessThan(0.1);
  });

  it("does not block the server where it is in every word", () => {
    firstEight("tionn");
    const before = process.threadCpuUsage();
    firstEight("tion ment inge able ring ated ness erti ight ower ular ther");
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(50);
  });

  it("a town of five letters is no typo of a machine with two others", () => {
    expect(firstEight("kochi")).toEqual([]);
  });
});

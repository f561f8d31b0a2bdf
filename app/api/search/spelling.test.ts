import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { createReadModel, type ReadModel } from "../read-model/read-model.ts";

const WORDS =
  "chainsaw brushcutter strimmer sprayer blower trimmer compressor secateurs husqvarna karcher makita grinder mistblower rotavator weedeater leafblower lawnmower";

/** Every way to leave out a letter after the first, to double it, or to swap it with the next. */
function withOneSlip(word: string): string[] {
  const slips = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    slips.add(before + after).add(before + letter + letter + after);
    if (after) slips.add(before + after.charAt(0) + letter + after.slice(1));
  }
  slips.delete(word);
  return [...slips];
}

describeOnBoth("a slip anywhere in a word", (api) => {
  let readModel: ReadModel;
  beforeAll(async () => {
    readModel = createReadModel(api().database);
    await readModel.refresh();
  });
  const firstEight = async (text: string) => (await readModel.current().search(text)).slice(0, 8);

  it.each(WORDS.split(" "))("%s is understood all the same", async (word) => {
    const meant = await firstEight(word);
    const slips = withOneSlip(word);
    const missed: string[] = [];
    for (const slip of slips) if ((await firstEight(slip)).join() !== meant.join()) missed.push(slip);
    expect(meant).not.toEqual([]);
    expect(missed.length / slips.length, missed.join(" ")).toBeLessThan(0.1);
  });
});

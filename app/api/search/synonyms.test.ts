import { expect, it } from "vitest";
import { BUILT_IN, createThesaurus, withoutStopWords } from "./synonyms.ts";
import { stem, tokenize } from "./words.ts";

it("has each phrase once: a second synonym would replace the first", () => {
  const written = BUILT_IN.flatMap(({ from }) =>
    from.map((phrase) => withoutStopWords(tokenize(phrase)).map(stem).join("")),
  );
  expect(written.filter((phrase, at) => written.indexOf(phrase) !== at)).toEqual([]);
});

it.each([[["weed", "eater"]], [["weedeater"]], [["leaf", "blower"]]])("knows %j however it is spaced", (phrase) => {
  expect(createThesaurus(BUILT_IN).of(phrase)).not.toBeNull();
});

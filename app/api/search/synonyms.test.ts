import { expect, it } from "vitest";
import { stem, tokenize } from "#app/catalogue/words.ts";
import { withoutStopWords } from "./stop-words.ts";
import { BUILT_IN, createThesaurus } from "./synonyms.ts";

it("has each phrase once", () => {
  const written = BUILT_IN.flatMap(({ from }) =>
    from.map((phrase) => withoutStopWords(tokenize(phrase)).map(stem).join("")),
  );
  expect(written.filter((phrase, at) => written.indexOf(phrase) !== at)).toEqual([]);
});

it.each([[["weed", "eater"]], [["weedeater"]], [["leaf", "blower"]]])(
  "recognises %j with and without a space",
  (phrase) => {
    expect(createThesaurus(BUILT_IN).of(phrase)).not.toBeNull();
  },
);

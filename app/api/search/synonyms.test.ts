import { expect, it } from "vitest";
import { ENGLISH_NAMES } from "./english-names.ts";
import { LOCAL_NAMES } from "./local-names.ts";
import { findSynonym, withoutStopWords } from "./synonyms.ts";
import { stem, tokenize } from "./words.ts";

it("has each phrase once: a second synonym would replace the first", () => {
  const written = [...ENGLISH_NAMES, ...LOCAL_NAMES].flatMap(({ from }) =>
    from.map((phrase) => withoutStopWords(tokenize(phrase)).map(stem).join("")),
  );
  expect(written.filter((phrase, at) => written.indexOf(phrase) !== at)).toEqual([]);
});

it.each([[["weed", "eater"]], [["weedeater"]], [["leaf", "blower"]]])("knows %j however it is spaced", (phrase) => {
  expect(findSynonym(phrase)).not.toBeNull();
});

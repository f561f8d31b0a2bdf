import { expect, it } from "vitest";
import { ENGLISH_NAMES } from "./english-names.ts";
import { LOCAL_NAMES } from "./local-names.ts";
import { meaningful, meaningOf } from "./meanings.ts";
import { fold, toWords } from "./words.ts";

it("has each phrase once: a second meaning would replace the first", () => {
  const written = [...ENGLISH_NAMES, ...LOCAL_NAMES].flatMap(({ say }) =>
    say.map((phrase) => meaningful(toWords(phrase)).map(fold).join("")),
  );
  expect(written.filter((phrase, at) => written.indexOf(phrase) !== at)).toEqual([]);
});

it.each([[["weed", "eater"]], [["weedeater"]], [["leaf", "blower"]]])("knows %j however it is spaced", (phrase) => {
  expect(meaningOf(phrase)).not.toBeNull();
});

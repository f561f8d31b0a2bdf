import fc from "fast-check";
import { expect, it } from "vitest";
import { editList } from "./form-values.server.ts";

function edit(intent: string, saved = ["a", "b", "c"]): readonly string[] {
  const form = new FormData();
  form.set("intent", intent);
  return editList(form, saved, (entry) => entry);
}

it.each([
  ["first:c", "cab"],
  ["up:b", "bac"],
  ["up:a", "abc"],
  ["down:b", "acb"],
  ["down:c", "abc"],
  ["remove:b", "ac"],
])("%s makes abc %s", (intent, expected) => {
  expect(edit(intent).join("")).toBe(expected);
});

it("refuses an entry that is gone, and unknown buttons", () => {
  expect(() => edit("up:z")).toThrow("Someone else has changed or removed this entry");
  expect(() => edit("constructor:a")).toThrow("out of date");
  expect(() => edit("sort")).toThrow("out of date");
  expect(() => edit("add")).toThrow();
});

it("loses no entry when one is moved", () => {
  const intent = fc.constantFrom("first", "up", "down");
  fc.assert(
    fc.property(intent, fc.constantFrom("a", "b:\n", "c"), (button, entry) => {
      expect(edit(`${button}:${entry}`, ["a", "b:\n", "c"]).toSorted()).toEqual(["a", "b:\n", "c"]);
    }),
  );
});

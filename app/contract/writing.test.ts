import { expect, it } from "vitest";
import { Email, line, prose } from "./writing.ts";

it.each([
  ["half of a surrogate pair", "saw \ud83d", false, false],
  ["a whole pair", "saw \u{1fa9a}", true, true],
  ["a control character", "saw\u0000", false, false],
  ["a line break", "saw\nbar", false, true],
])("%s", (_, text, inLine, inProse) => {
  expect(line(20).safeParse(text).success).toBe(inLine);
  expect(prose(20).safeParse(text).success).toBe(inProse);
});

it.each([
  ["anu@example.com", true],
  ["müller@example.de", true],
  ["anu@bücher.example", true],
  ["അനു@example.com", true],
  ["anu@", false],
  ["anu@-bücher.example", false],
  ["a nu@example.com", false],
  ["anu@example.com\u2028bcc", false],
])("%s is an email address: %s", (text, isEmail) => {
  expect(Email.safeParse(text).success).toBe(isEmail);
});

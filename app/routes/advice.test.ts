import { describe, expect, it } from "vitest";
import { DEFAULT_QUERY } from "#app/catalogue/listing-query.ts";
import { aProduct } from "../../tests/support/product.ts";
import { answerHref, findAdvice, isChosen, toReason } from "./advice.ts";

const answers = [
  { label: "Firewood", list: "bar=-35&sort=least-weight", words: ["firewood"] },
  { label: "Palms", list: "bar=36-45", words: ["coconut"] },
];
const question = { question: "What do you cut?", answers };
const saws = { reason: "{bar} bar, {weight}", questions: [question] };
const [firewood = answers[0], palms = answers[1]] = answers;

describe("an answer", () => {
  const query = { ...DEFAULT_QUERY, ranges: { bar: ["-35"] }, brands: ["stihl"] };
  it("replaces another of its question, and keeps other filters", () => {
    const chosen = { ...query, sort: "least-weight" as const };
    if (!firewood || !palms) throw new Error("no answers");
    expect([isChosen(firewood, chosen), isChosen(firewood, query)]).toEqual([true, false]);
    expect(answerHref("/saws", chosen, question, palms)).toBe("/saws?brand=stihl&bar=36-45");
    expect(answerHref("/saws", chosen, question, firewood)).toBe("/saws?brand=stihl");
  });

  it("is found by its words", () => {
    expect(findAdvice({ saws }, "a saw for coconuts").map(({ href }) => href)).toEqual([
      "/collections/saws?bar=36-45#advice",
    ]);
  });
});

it("gives a reason from the product's own figures only", () => {
  const bar = { key: "bar", name: "Bar length", value: "35 cm (with chain)" };
  expect(toReason(saws, aProduct({ specifications: [bar] }))).toBe("35 cm bar (with chain)");
  expect(toReason(saws, aProduct())).toBe("");
});

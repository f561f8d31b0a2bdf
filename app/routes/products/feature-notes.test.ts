import { expect, it } from "vitest";
import { findNote } from "./feature-notes.server.ts";
import "../../../tests/support/demonstration.ts";

it.each([
  ["anti-vibration system", /shaking/],
  ["30 cm bar with 1/4 inch chain", /links/],
  ["1/4 inch hex holder", /^$/],
  ["230 mm grass blade", /guard/],
  ["20 cm shrub blade and grass blade", /^$/],
  ["self-propelled", /wheels/],
  ["Self-propelled V version available", /^$/],
  ["telescopic shaft", /height/],
  ["Trolley with telescopic handle", /^$/],
  ["Single-sided teeth geometry", /^$/],
  ["Fine-dust retention", /^$/],
])("explains the feature %j only if the note applies", (feature, note) => {
  expect(findNote(feature)).toMatch(note);
});

it("never promises that a brake prevents kickback or a caught drill", () => {
  expect(findNote("QuickStop drill brake")).toContain("hold both handles");
  expect(findNote("inertia chain brake")).toContain("does not prevent kickback");
  expect(findNote("wheel brake")).toContain("does not prevent kickback");
});

import { expect, it } from "vitest";
import { listPicturedSlugs, toContentPictures } from "#app/api/seed/content-pictures.ts";
import { toSlug } from "../api/seed/machine.ts";
import machines from "../api/seed/machines.json" with { type: "json" };
import pictures from "./machine-pictures.json" with { type: "json" };
import { findMachinePicture } from "./machine-pictures.ts";

it("holds the drawings as `npm run drawings` left them", () => {
  expect(pictures).toEqual(toContentPictures());
});

it("knows machines of the catalogue alone", () => {
  const known = new Set(machines.map(({ brand, model }) => toSlug(`${brand} ${model}`)));
  expect(listPicturedSlugs().filter((slug) => !known.has(slug))).toEqual([]);
  expect(listPicturedSlugs().length).toBeGreaterThan(30);
});

it("answers null for a machine that is not shown", () => {
  expect(findMachinePicture("constructor")).toBeNull();
});

import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, inject, it } from "vitest";
import { getPage } from "../support/page.ts";

const site = inject("site");
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

it.each([
  "/",
  "/about",
  "/contact",
  "/branches",
  "/branches?view=map",
  "/collections/all-categories",
  "/collections/chainsaws?type=petrol&compare=1,11",
  "/collections/no-such-list",
  "/search",
  "/search?q=xylophone",
  "/products/stihl-ms-250?image=2",
  "/products/no-such-saw",
  "/compare",
  "/compare?products=1,11",
  "/compare?products=1,11,16,18&only=differences",
  "/locations/kottayam",
  "/warranty",
  "/no-such-page",
])("%s is valid HTML", async (path) => {
  const { html } = await getPage(site + path);
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(faults).toEqual([]);
});

/** Valid HTML of page states that no link leads to. */
import { expect, inject, it } from "vitest";
import { town } from "../support/demonstration.ts";
import { getPage } from "../support/page.ts";
import { findHtmlFaults } from "../support/valid-html.ts";

const site = inject("site");

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
  `/locations/${town.slug}`,
  "/warranty",
  "/no-such-page",
])("%s is valid HTML", async (path) => {
  const { html } = await getPage(site + path);
  expect(await findHtmlFaults(html)).toEqual([]);
});

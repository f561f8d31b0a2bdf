import { expect, test } from "vitest";
import { shell } from "#app/languages/en/shell.tsx";
import { toLoadingText } from "./navigation-status.tsx";

test.each([
  ["/", { title: "Loading...", text: "Fetching the latest products and categories..." }],
  ["/search", { title: "Searching for products..." }],
  [
    "/collections/lawn-mowers",
    { title: "Loading Products...", text: "Fetching Lawn Mowers products..." },
  ],
  ["/collections/all-categories", { title: "Loading..." }],
  ["/compare", { title: "Loading Comparison..." }],
  ["/about", { title: "Loading..." }],
])("%s", (pathname, text) => {
  expect(toLoadingText(pathname, shell)).toEqual(text);
});

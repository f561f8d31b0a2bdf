import { expect, it } from "vitest";
import { pumpShop as site } from "../../../tests/support/pump-shop.ts";
import { parseBranchesQuery } from "./branches-query.ts";
import { toBranchesView } from "./branches-view.ts";

const alone = { ...site, branches: site.branches.slice(0, 1) };
const offersSearch = (query: string, of = site) =>
  toBranchesView(parseBranchesQuery(new URLSearchParams(query), of), of, "2026-11-23", "en")
    .hasSearch;

it("offers to find the nearest branch in a shop with several", () =>
  expect(offersSearch("")).toBe(true));

it("offers no search in a shop with one branch", () => {
  expect(offersSearch("", alone)).toBe(false);
  expect(offersSearch("pin=641601", alone)).toBe(false);
});

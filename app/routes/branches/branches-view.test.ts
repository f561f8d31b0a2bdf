import { expect, it } from "vitest";
import { pumpDealer as site } from "../../../tests/support/pump-dealer.ts";
import { parseBranchesQuery } from "./branches-query.ts";
import { toBranchesView } from "./branches-view.ts";

const alone = { ...site, branches: site.branches.slice(0, 1) };
const asks = (query: string, of = site) =>
  toBranchesView(parseBranchesQuery(new URLSearchParams(query), of), of).asksNearest;

it("asks which branch is nearest where there are several", () => expect(asks("")).toBe(true));

it("does not ask where there is one, whatever the address asks", () => {
  expect(asks("", alone)).toBe(false);
  expect(asks("pin=641601", alone)).toBe(false);
});

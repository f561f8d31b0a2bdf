import { describe, expect, it } from "vitest";
import {
  aWireProduct,
  type FakeResponses,
  fakeUpstream,
  routeArgs,
  unreachable,
} from "../../../tests/support/fake-upstream.ts";
import { loader } from "./compare.tsx";
import "../../../tests/support/demonstration.ts";

const product = (id: number) => aWireProduct({ id, slug: `saw-${id}`, name: `Saw ${id}` });
const responses: FakeResponses = {
  "/api/products/12": product(12),
  "/api/products/15": product(15),
};
const load = (query: string, upstream = responses) =>
  loader(routeArgs(fakeUpstream(upstream), `/compare${query}`, {}));
const names = async (query: string) => (await load(query)).data.columns.map(({ name }) => name);

describe("the URL", () => {
  it.each([
    ["?products=12&products=15", "/compare?products=12,15"],
    ["?products=12,abc,15", "/compare?products=12,15"],
    ["?products=12,12,15", "/compare?products=12,15"],
    ["?products=1,2,3,4,5", "/compare?products=1,2,3,4"],
    ["?products=", "/compare"],
    ["?only=differences&products=12,15", "/compare?products=12,15&only=differences"],
    ["?products=12,15&from=https://example.org", "/compare?products=12,15"],
    ["?products=12,15&only=nothing", "/compare?products=12,15"],
  ])("ASVS 15.3.7 %s redirects to its canonical form", async (query, canonical) => {
    const thrown = await Promise.resolve(load(query)).catch((response: Response) => response);
    expect(thrown).toMatchObject({ status: 302 });
    expect((thrown as Response).headers.get("Location")).toBe(canonical);
  });

  it.each(["", "?products=12,15", "?products=12%2C15", "?products=12,15&only=differences"])(
    "%s stays",
    async (query) => {
      expect((await load(query)).data.kind).toBeDefined();
    },
  );
});

it("shows the products in the order of the URL", async () => {
  expect(await names("?products=15,12")).toEqual(["Saw 15", "Saw 12"]);
});

it("omits a product that fails", async () => {
  const failing = { ...responses, "/api/products/13": unreachable };
  const { data } = await load("?products=12,13,15", failing);
  expect(data).toMatchObject({ kind: "table", failure: null });
  expect(data.columns).toHaveLength(2);
});

it("has nothing to compare with one product or none", async () => {
  expect((await load("?products=12,99")).data).toMatchObject({ kind: "few", failure: null });
  expect((await load("?products=98,99")).data).toMatchObject({
    kind: "few",
    columns: [],
    failure: null,
  });
  expect((await load("")).data).toMatchObject({ kind: "few", columns: [], slots: 4 });
});

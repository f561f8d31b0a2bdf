import { expect, it } from "vitest";
import { SEARCH_OUTCOME } from "#app/http/search-outcome.ts";
import { aWireProduct, fakeUpstream, routeArgs } from "../../../tests/support/fake-upstream.ts";
import { headers, loader } from "./search.tsx";
import "../../../tests/support/demonstration.ts";

async function policyWith(more: object, q = "ms") {
  const search = { whole: 1, corrected: null, nearest: [], ...more };
  const data = [aWireProduct({ id: 1, name: "MS 250" })];
  const facets = { product_types: [], types: [], subcategories: [], amp_hours: [] };
  const response = { success: true, data, total: 1, facets, search };
  const fake = fakeUpstream({ "/api/products": () => Response.json(response) });
  const { init } = await loader(routeArgs(fake, `/search?q=${q}`, {}));
  return new Headers(headers({ loaderHeaders: new Headers(init?.headers) } as never));
}

it("is cached like a page, and reports its outcome", async () => {
  const ready = await policyWith({});
  expect(ready.get("Cache-Control")).toContain("public");
  expect(ready.get(SEARCH_OUTCOME)).toBe("found");
  expect((await policyWith({ whole: 0 })).get(SEARCH_OUTCOME)).toBe("missed");
});

it("reports a search that names a page as found", async () => {
  expect((await policyWith({ whole: 0 }, "warranty")).get(SEARCH_OUTCOME)).toBe("found");
});

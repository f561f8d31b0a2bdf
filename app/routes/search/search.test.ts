import { expect, it } from "vitest";
import { aWireProduct, fakeUpstream, routeArgs } from "../../../tests/support/fake-upstream.ts";
import { headers, loader } from "./search.tsx";

async function policyWith(more: object) {
  const search = { whole: 1, corrected: null, nearest: [], ...more };
  const data = [aWireProduct({ id: 1, name: "MS 250" })];
  const facets = { product_types: [], types: [], subcategories: [], amp_hours: [] };
  const answer = { success: true, data, total: 1, facets, search };
  const fake = fakeUpstream({ "/api/products": () => Response.json(answer) });
  const { init } = await loader(routeArgs(fake, "/search?q=ms", {}) as never);
  return new Headers(headers({ loaderHeaders: new Headers(init?.headers) } as never));
}

it("is kept, but not while the search is still being prepared, which counts as no search in vain either", async () => {
  const ready = await policyWith({});
  expect(ready.get("Cache-Control")).toContain("public");
  const preparing = await policyWith({ provisional: true });
  expect(preparing.get("Cache-Control")).toBe("no-store");
  expect([...ready.keys()].length).toBeGreaterThan([...preparing.keys()].length);
});

import { expect, it } from "vitest";
import { aWireProduct, fakeUpstream, routeArgs } from "../../../tests/support/fake-upstream.ts";
import { loader } from "./live.ts";

const saws = Array.from({ length: 12 }, (_, index) => aWireProduct({ id: index + 1, name: `MS ${index}` }));

it("asks for twelve that are active, and answers with six and how many there are", async () => {
  const fake = fakeUpstream({ "/api/products": () => Response.json({ success: true, data: saws, total: 40 }) });
  const answer = await (await loader(routeArgs(fake, "/search/live?q=+ms+", {}) as never)).json();
  expect(fake.asked).toEqual(["/api/products?status=active&search=ms&limit=12"]);
  expect(answer).toMatchObject({ query: "ms", total: 40 });
  expect(answer.products).toHaveLength(6);
});

it("asks nothing for blanks", async () => {
  const fake = fakeUpstream();
  const answer = await (await loader(routeArgs(fake, "/search/live?q=++", {}) as never)).json();
  expect(answer).toEqual({ query: "", products: [], total: 0 });
  expect(fake.asked).toEqual([]);
});

it("is kept like a page, and is nothing for search engines", async () => {
  for (const query of ["ms", ""]) {
    const fake = fakeUpstream({ "/api/products": () => Response.json({ success: true, data: saws, total: 40 }) });
    const { headers } = await loader(routeArgs(fake, `/search/live?q=${query}`, {}) as never);
    expect(headers.get("Cache-Control")).toContain("public");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  }
});

import { describe, expect, it } from "vitest";
import { type FakeAnswers, fakeUpstream } from "../../tests/support/fake-upstream.ts";
import { UpstreamError } from "./upstream-error.ts";

const answering = (version: string) => () =>
  Response.json({ success: true, data: [] }, { headers: { "X-Catalogue-Version": version } });

describe("the catalogue version of a page", () => {
  it("is the upstream's version, for as long as that stays", async () => {
    expect(await fakeUpstream().next().catalogueVersion()).toEqual({ version: "1", validForMs: null });
  });

  it("is a guess for a minute where the upstream names no version", async () => {
    const fake = fakeUpstream();
    fake.probe = { version: null, failure: null };
    expect(await fake.next().catalogueVersion()).toEqual({ version: expect.any(String), validForMs: 60_000 });
  });

  it("is not known while the upstream fails or was never heard of", async () => {
    const fake = fakeUpstream();
    fake.probe = { version: undefined, failure: new UpstreamError("network", "gone") };
    expect(await fake.next().catalogueVersion()).toBeNull();
    fake.probe = { version: undefined, failure: null };
    expect(await fake.next().catalogueVersion()).toBeNull();
  });
});

describe("whether a request's responses are complete", () => {
  async function isComplete(answers: FakeAnswers): Promise<boolean> {
    const upstream = fakeUpstream(answers).next();
    await upstream.listCategories().catch(() => []);
    return upstream.isComplete();
  }

  it("when all came", async () => {
    expect(await isComplete({ "/api/categories": [] })).toBe(true);
  });

  it("not when one is missing, even if the page can do without", async () => {
    expect(await isComplete({ "/api/categories": () => new Response("down", { status: 500 }) })).toBe(false);
  });

  it("not when one is of another version than the upstream's own", async () => {
    expect(await isComplete({ "/api/categories": answering("0") })).toBe(false);
  });

  it("not when one is from before an outage", async () => {
    const fake = fakeUpstream({ "/api/categories": [] });
    await fake.next().listCategories();
    fake.probe = { version: undefined, failure: new UpstreamError("network", "gone") };
    const upstream = fake.next();
    await upstream.listCategories();
    expect(upstream.isComplete()).toBe(false);
  });

  it("when a strict upstream refuses filters, because then they are found here", async () => {
    const upstream = fakeUpstream({
      "/api/products": ({ searchParams }) =>
        searchParams.has("facets")
          ? Response.json({ success: false, error: "No such parameter" }, { status: 400 })
          : answering("1")(),
      "/api/product-subcategories": [],
      "/api/subcategories": [],
    }).next();
    await upstream.findProducts({ type: "petrol" });
    expect(upstream.isComplete()).toBe(true);
  });
});

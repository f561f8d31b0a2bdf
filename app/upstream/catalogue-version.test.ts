import { describe, expect, it } from "vitest";
import { type FakeResponses, fakeUpstream } from "../../tests/support/fake-upstream.ts";
import { UpstreamError } from "./outage.ts";

const answering = (version: string) => () =>
  Response.json({ success: true, data: [] }, { headers: { "X-Catalogue-Version": version } });

describe("the catalogue version of a page", () => {
  it("is reliable for a minute where the upstream gives no version", async () => {
    const fake = fakeUpstream();
    fake.probe = { version: null, failure: null };
    expect(await fake.next().catalogueVersion()).toEqual({
      version: expect.any(String),
      validForMs: 60_000,
    });
  });

  it("is unknown while the upstream fails or before its first response", async () => {
    const fake = fakeUpstream();
    fake.probe = { version: undefined, failure: new UpstreamError("network", "gone") };
    expect(await fake.next().catalogueVersion()).toBeNull();
    fake.probe = { version: undefined, failure: null };
    expect(await fake.next().catalogueVersion()).toBeNull();
  });
});

describe("a request's responses are complete", () => {
  it.each<[string, FakeResponses[string], boolean]>([
    ["if all arrived", [], true],
    ["but not if one is missing", () => new Response("down", { status: 500 }), false],
    ["but not if one is of an outdated version", answering("0"), false],
  ])("%s", async (_, answer, expected) => {
    const upstream = fakeUpstream({ "/api/categories": answer }).next();
    await upstream.listCategories().catch(() => []);
    expect(upstream.isComplete()).toBe(expected);
  });

  it("but not if one is from before an outage", async () => {
    const fake = fakeUpstream({ "/api/categories": [] });
    await fake.next().listCategories();
    fake.probe = { version: undefined, failure: new UpstreamError("network", "gone") };
    const upstream = fake.next();
    await upstream.listCategories();
    expect(upstream.isComplete()).toBe(false);
  });
});

/** Which responses of the upstream are cached, and what pages show in an outage. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { aWireProduct, fakeUpstream, unreachable } from "../../tests/support/fake-upstream.ts";
import { outageIn, UpstreamError } from "./outage.ts";

const categories = [{ id: 1, name: "Chainsaws", slug: "chainsaws", product_count: 3 }];
const withCategories = () => fakeUpstream({ "/api/categories": categories });
const failure = (work: Promise<unknown>) => work.catch((error) => error);

describe("responses", () => {
  it("are loaded once while the catalogue stays the same", async () => {
    const fake = withCategories();
    await fake.next().listCategories();
    const upstream = fake.next();
    await upstream.listCategories();
    expect(fake.requests).toEqual(["/api/categories"]);
    expect(upstream.notice()).toBeNull();
  });

  it("that began before a write are not used after it", async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const fake = fakeUpstream();
    fake.responses["/api/categories"] = async () => {
      const old = Response.json(
        { success: true, data: categories },
        { headers: { "X-Catalogue-Version": "1" } },
      );
      started.resolve();
      await release.promise;
      return old;
    };
    const before = fake.next().listCategories();
    await started.promise;
    fake.responses["/api/categories"] = [];
    fake.probe = { version: "2", failure: null };
    const after = fake.next().listCategories();
    release.resolve();
    expect(await before).toHaveLength(1);
    expect(await after).toHaveLength(0);
  });
});

describe("an outage", () => {
  it("after a change of the catalogue shows the last good response until the next", async () => {
    const fake = withCategories();
    await fake.next().listCategories();
    fake.probe = { version: "2", failure: null };
    fake.responses["/api/categories"] = () =>
      new Response("late", { status: 500, statusText: "Oops" });
    const failing = fake.next();
    expect(await failing.listCategories()).toHaveLength(1);
    expect(failing.notice()).toBe(
      "API Issue: API Error: 500 Internal Server Error (Showing cached data)",
    );
    fake.responses["/api/categories"] = [];
    const recovered = fake.next();
    expect(await recovered.listCategories()).toHaveLength(0);
    expect(recovered.notice()).toBeNull();
  });

  it("does not delay a page that has failed before", async () => {
    const fake = withCategories();
    await fake.next().listCategories();
    fake.probe = { version: "2", failure: null };
    fake.responses["/api/categories"] = unreachable;
    await fake.next().listCategories();
    fake.responses["/api/categories"] = () => new Promise(() => {});
    const begun = performance.now();
    expect(await fake.next().listCategories()).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("is also a 404 or a missing list, and ends with the next good response", async () => {
    for (const broken of [
      () => Response.json({ success: false, error: "No such route" }, { status: 404 }),
      () => Response.json({ success: true }),
      () => Response.json({ success: true, data: "x" }),
    ]) {
      const fake = fakeUpstream({ "/api/categories": broken });
      await expect(fake.next().listCategories()).rejects.toBeDefined();
      fake.responses["/api/categories"] = categories;
      const healed = fake.next();
      expect(await healed.listCategories()).toHaveLength(1);
      expect(healed.isComplete()).toBe(true);
    }
  });

  it("is also a 404 for a list, which is not shown as empty", async () => {
    const fake = fakeUpstream({
      "/api/products": () => Response.json({ success: false }, { status: 404 }),
    });
    const thrown = await failure(fake.next().findProducts({ category: "chainsaws" }));
    expect(outageIn(thrown)).toMatchObject({
      outage: "contract",
      message: "Failed to load products",
    });
  });

  it.each([
    ["404", { success: false, error: "Not found" }, 404],
    ["success without data", { success: true }, 200],
  ])(
    "is also a %s without a version from an upstream that has versions",
    async (_, body, status) => {
      const elsewhere = () => Response.json(body, { status, headers: { Via: "1.1 proxy" } });
      const fake = fakeUpstream({
        "/api/products/7": elsewhere,
        "/api/products/8": aWireProduct({ id: 8 }),
      });
      const thrown = await failure(fake.next().findProduct("7"));
      expect(outageIn(thrown)).toMatchObject({ outage: "contract" });
      fake.responses["/api/products/7"] = aWireProduct();
      expect(await fake.next().findProduct("7")).toMatchObject({ id: 7 });

      expect(await fake.next().findProduct("8")).toMatchObject({ id: 8 });
      fake.responses["/api/products/8"] = elsewhere;
      fake.probe = { version: "2", failure: null };
      const later = fake.next();
      expect(await later.findProduct("8")).toMatchObject({ id: 8 });
      expect(later.notice()).toContain("Showing cached data");
    },
  );

  it("that is already known causes no request", async () => {
    const fake = withCategories();
    fake.probe = {
      version: undefined,
      failure: new UpstreamError("timeout", "API Error: the catalogue did not respond in time"),
    };
    await expect(fake.next().listCategories()).rejects.toBeDefined();
    expect(fake.requests).toEqual([]);
  });
});

describe("an upstream without versions", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is reloaded after a minute, with a new version if the response changed", async () => {
    vi.useFakeTimers();
    // A response cached at time zero would never expire.
    vi.advanceTimersByTime(1);
    const answer = (data: object) => () => Response.json({ success: true, data });
    const fake = fakeUpstream({ "/api/categories": answer(categories) });
    fake.probe = { version: null, failure: null };
    await fake.next().listCategories();
    const before = await fake.next().version();

    fake.responses["/api/categories"] = answer([]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await fake.next().listCategories()).toHaveLength(1);
    expect(fake.requests).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(2_000);
    expect(await fake.next().listCategories()).toHaveLength(1);
    await vi.waitFor(async () => expect(await fake.next().listCategories()).toHaveLength(0));
    expect(await fake.next().version()).not.toBe(before);
  });
});

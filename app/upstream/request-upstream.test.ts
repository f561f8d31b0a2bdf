/** Asking the upstream: what is kept of its answers, and what an outage shows. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { aWireProduct, fakeUpstream, unreachable } from "../../tests/support/fake-upstream.ts";
import { outageIn } from "./outage.ts";
import { UpstreamError } from "./upstream-error.ts";

const categories = [{ id: 1, name: "Chainsaws", slug: "chainsaws", product_count: 3 }];

describe("answers", () => {
  it("are asked for once while the catalogue stays the same", async () => {
    const fake = fakeUpstream({ "/api/categories": categories });
    await fake.next().listCategories();
    await fake.next().listCategories();
    expect(fake.asked).toEqual(["/api/categories"]);
  });

  it("share one flight", async () => {
    const fake = fakeUpstream({ "/api/categories": categories });
    const upstream = fake.next();
    await Promise.all([upstream.listCategories(), upstream.listCategories(), fake.next().listCategories()]);
    expect(fake.asked).toHaveLength(1);
  });

  it("are asked for again once the catalogue has changed", async () => {
    const fake = fakeUpstream({ "/api/categories": categories });
    await fake.next().listCategories();
    fake.answers["/api/categories"] = [{ id: 2, name: "Blowers", slug: "blowers" }];
    fake.probe = { version: "2", failure: null };
    expect(await fake.next().listCategories()).toMatchObject([{ name: "Blowers" }]);
    expect(await fake.next().version()).toBe("2");
  });

  it("that began before a write are not taken for the state after it", async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const fake = fakeUpstream();
    fake.answers["/api/categories"] = async () => {
      const old = Response.json({ success: true, data: categories }, { headers: { "X-Catalogue-Version": "1" } });
      started.resolve();
      await release.promise;
      return old;
    };
    const before = fake.next().listCategories();
    await started.promise;
    fake.answers["/api/categories"] = [];
    fake.probe = { version: "2", failure: null };
    const after = fake.next().listCategories();
    release.resolve();
    expect(await before).toHaveLength(1);
    expect(await after).toHaveLength(0);
  });
});

describe("an outage", () => {
  it("shows the last good answer with a notice", async () => {
    const fake = fakeUpstream({ "/api/categories": categories });
    await fake.next().listCategories();
    fake.answers["/api/categories"] = unreachable;
    fake.probe = { version: undefined, failure: new UpstreamError("network", "API Error: gone") };
    const upstream = fake.next();
    expect(await upstream.listCategories()).toHaveLength(1);
    expect(upstream.notice()).toBe("API Issue: API Error: gone (Showing cached data)");
  });

  it("that only shows when asking for a change does the same, and ends with the next good answer", async () => {
    const fake = fakeUpstream({ "/api/categories": categories });
    await fake.next().listCategories();
    fake.probe = { version: "2", failure: null };
    fake.answers["/api/categories"] = () => new Response("late", { status: 500, statusText: "Oops" });
    const failing = fake.next();
    expect(await failing.listCategories()).toHaveLength(1);
    expect(failing.notice()).toBe("API Issue: API Error: 500 Internal Server Error (Showing cached data)");
    fake.answers["/api/categories"] = [];
    const recovered = fake.next();
    expect(await recovered.listCategories()).toHaveLength(0);
    expect(recovered.notice()).toBeNull();
  });

  it("that hangs for what has failed before keeps nobody longer than a moment", async () => {
    const fake = fakeUpstream({ "/api/categories": categories });
    await fake.next().listCategories();
    fake.probe = { version: "2", failure: null };
    fake.answers["/api/categories"] = unreachable;
    await fake.next().listCategories();
    fake.answers["/api/categories"] = () => new Promise(() => {});
    const begun = performance.now();
    expect(await fake.next().listCategories()).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("that answers 404 to a list, or no list, is none of the catalogue's states, and is over with the next good answer", async () => {
    for (const broken of [
      () => Response.json({ success: false, error: "No such route" }, { status: 404 }),
      () => Response.json({ success: true }),
      () => Response.json({ success: true, data: "x" }),
    ]) {
      const fake = fakeUpstream({ "/api/categories": broken });
      await expect(fake.next().listCategories()).rejects.toBeDefined();
      fake.answers["/api/categories"] = categories;
      const healed = fake.next();
      expect(await healed.listCategories()).toHaveLength(1);
      expect(healed.isComplete()).toBe(true);
    }
  });

  it.each([{}, { category: "chainsaws" }, { subcategory_id: 5 }, { search: "saw" }])(
    "that answers 404 to the list of %j is no list without products",
    async (query) => {
      const fake = fakeUpstream({ "/api/products": () => Response.json({ success: false }, { status: 404 }) });
      const thrown = await fake
        .next()
        .findProducts(query)
        .catch((error) => error);
      expect(outageIn(thrown)).toMatchObject({ outage: "contract", message: "Failed to load products" });
    },
  );

  it.each([
    ["404", { success: false, error: "Not found" }, 404],
    ["success without data", { success: true }, 200],
  ])("is what a %s means that names no version, though the upstream does", async (_, body, status) => {
    const elsewhere = () => Response.json(body, { status, headers: { Via: "1.1 proxy" } });
    const fake = fakeUpstream({ "/api/products/7": elsewhere, "/api/products/8": aWireProduct({ id: 8 }) });
    const thrown = await fake
      .next()
      .findProduct("7")
      .catch((error) => error);
    expect(outageIn(thrown)).toMatchObject({ outage: "contract" });
    fake.answers["/api/products/7"] = aWireProduct();
    expect(await fake.next().findProduct("7")).toMatchObject({ id: 7 });

    expect(await fake.next().findProduct("8")).toMatchObject({ id: 8 });
    fake.answers["/api/products/8"] = elsewhere;
    fake.probe = { version: "2", failure: null };
    const later = fake.next();
    expect(await later.findProduct("8")).toMatchObject({ id: 8 });
    expect(later.notice()).toContain("Showing cached data");
  });

  it("of one call is tried twice where there is no earlier answer, once where there is one", async () => {
    const fake = fakeUpstream({ "/api/categories": unreachable });
    await expect(fake.next().listCategories()).rejects.toBeDefined();
    expect(fake.asked).toHaveLength(2);
    fake.answers["/api/categories"] = categories;
    await fake.next().listCategories();
    fake.answers["/api/categories"] = unreachable;
    fake.probe = { version: "2", failure: null };
    expect(await fake.next().listCategories()).toHaveLength(1);
    expect(fake.asked).toHaveLength(4);
  });

  it.each([
    ["that may pass is tried for once more", new Response("", { status: 503 }), 2],
    ["that cannot be read is not: the next answer would be the same", new Response("<html>"), 1],
    ["that refuses the call is not", new Response("", { status: 400 }), 1],
  ])("%s", async (_, answer, times) => {
    const fake = fakeUpstream({ "/api/categories": () => answer.clone() });
    await expect(fake.next().listCategories()).rejects.toBeDefined();
    expect(fake.asked).toHaveLength(times);
  });

  it("that is known of is not waited for", async () => {
    const fake = fakeUpstream({ "/api/categories": categories });
    fake.probe = { version: undefined, failure: new UpstreamError("timeout", "API Error: no answer in time") };
    await expect(fake.next().listCategories()).rejects.toBeDefined();
    expect(fake.asked).toEqual([]);
  });

  it("of a page never seen before is thrown as the router's 503", async () => {
    const fake = fakeUpstream({ "/api/categories": unreachable });
    const thrown = await fake
      .next()
      .listCategories()
      .catch((error) => error);
    expect(thrown).toMatchObject({ init: { status: 503 } });
    expect(outageIn(thrown)).toMatchObject({ outage: "network" });
  });

  it("gives no notice while everything answers", async () => {
    const upstream = fakeUpstream({ "/api/categories": categories }).next();
    await upstream.listCategories();
    expect(upstream.notice()).toBeNull();
  });
});

describe("an upstream without versions", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is asked again behind the page after a minute, and changes its version when the answer changed", async () => {
    vi.useFakeTimers();
    // What was kept at time zero would count as kept for ever.
    vi.advanceTimersByTime(1);
    const answer = (data: object) => () => Response.json({ success: true, data });
    const fake = fakeUpstream({ "/api/categories": answer(categories) });
    fake.probe = { version: null, failure: null };
    await fake.next().listCategories();
    const before = await fake.next().version();

    fake.answers["/api/categories"] = answer([]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await fake.next().listCategories()).toHaveLength(1);
    expect(fake.asked).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(2_000);
    expect(await fake.next().listCategories()).toHaveLength(1);
    await vi.waitFor(async () => expect(await fake.next().listCategories()).toHaveLength(0));
    expect(await fake.next().version()).not.toBe(before);
  });
});

/** Pages read the embedded API directly; another host's pages read the same catalogue through its calls, and see the same. */
import { expect, it } from "vitest";
import { z } from "zod";
import { createEmbedded } from "#app/upstream/embedded.ts";
import { LastGood } from "#app/upstream/last-good.ts";
import { createRemote } from "#app/upstream/remote/remote.ts";
import { createRequestUpstream } from "#app/upstream/request-upstream.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { describeOnBoth } from "../../tests/support/api.ts";

const QUERIES = [
  {},
  { limit: 24, facets: true },
  { category: "chainsaws", sort: "size", facets: true, limit: 24, bar: ["30-35"] },
  { category: "brushcutters", type: "petrol", brand: ["stihl", "honda"], facets: true },
  { category: "power-tools", ah: "2", facets: true },
  { subcategory_id: 5, sort: "z-to-a", offset: 3, limit: 3 },
  { category: "deals" },
  { category: "no-such-list", facets: true },
  { search: "sthil ms 180", facets: true },
  { search: "zzzzqqq", limit: 12 },
] as const;

describeOnBoth("pages of the embedded API and of another host", (api) => {
  const defaults = { base: null, videoHosts: [] };
  const direct = () => createRequestUpstream(createEmbedded(api().api, defaults), new LastGood());
  const byCalls = () =>
    createRequestUpstream(
      createRemote((request) => api().api.fetch(request), "http://host.test", defaults),
      new LastGood(),
    );
  async function expectSame(ask: (upstream: Upstream) => Promise<unknown>) {
    expect(await ask(direct())).toEqual(await ask(byCalls()));
  }

  it.each(QUERIES)("have the same list of %j", (query) =>
    expectSame((upstream) => upstream.findProducts(structuredClone(query) as Parameters<Upstream["findProducts"]>[0])),
  );

  it("have the same products", async () => {
    const { products } = await direct().findProducts({});
    expect(products.length).toBeGreaterThan(400);
    for (const { id, slug } of products)
      await expectSame((upstream) => upstream.findProduct(id % 2 ? String(id) : slug));
  });

  it("have the same categories, links and choices of the shop", async () => {
    await expectSame((upstream) => upstream.listCategories());
    await expectSame((upstream) => upstream.listSubcategories());
    await expectSame((upstream) => upstream.listProductSubcategories());
    await expectSame((upstream) => upstream.findOverrides());
    await expectSame((upstream) => upstream.listFeatured(8));
    for (const slug of ["chainsaws", "deals", "nothing"]) await expectSame((upstream) => upstream.findCategory(slug));
    for (const id of [5, 2_000_000_000]) await expectSame((upstream) => upstream.findSubcategory(id));
  });

  it("have neither drafts nor a former version", async () => {
    const headers = await api().signIn("owner");
    const version = await direct().version();
    expect((await api().call("PUT", "/api/products/7", { status: "draft" }, headers)).status).toBe(200);
    expect(await direct().version()).not.toBe(version);
    expect(await direct().findProduct("7")).toBeNull();
    expect((await direct().findProducts({})).products.map(({ id }) => id)).not.toContain(7);
  });

  it.each([1.5, Number.NaN, 9_999_999_999, Infinity])("know no product %d, as the desk does not", async (id) => {
    const { Authorization = "" } = z.record(z.string(), z.string()).parse(await api().signIn("owner"));
    const staff = await api().api.findStaff(Authorization.replace("Bearer ", ""));
    await expect(staff?.reading.findProduct(id)).rejects.toMatchObject({ status: 404 });
    expect(await api().api.reading.findProduct(id)).toBeNull();
  });
});

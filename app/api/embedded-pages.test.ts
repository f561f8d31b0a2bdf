/** Pages see the same catalogue through the embedded API and through an upstream's calls. */
import { expect, it } from "vitest";
import { z } from "zod";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import { createEmbedded } from "#app/upstream/embedded.ts";
import { LastGood } from "#app/upstream/last-good.ts";
import { createRemote } from "#app/upstream/remote/remote.ts";
import { createRequestUpstream } from "#app/upstream/request-upstream.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { describeOnBoth } from "../../tests/support/api.ts";

const QUERIES: readonly CatalogueQuery[] = [
  {},
  { limit: 24, facets: true },
  {
    category: "chainsaws",
    sort: "least-weight",
    facets: true,
    limit: 24,
    ranges: { bar: ["30-35"] },
  },
  { category: "brushcutters", powerType: "petrol", brands: ["stihl", "honda"], facets: true },
  { category: "power-tools", ampHours: "2", facets: true },
  { subcategoryId: 5, sort: "z-to-a", offset: 3, limit: 3 },
  { category: "deals" },
  { category: "no-such-list", facets: true },
  { q: "sthil ms 180", facets: true },
  { q: "zzzzqqq", limit: 12 },
];

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
    expectSame((upstream) => upstream.findProducts(query)),
  );

  it("have the same products", async () => {
    const { products } = await direct().findProducts({});
    expect(products.length).toBeGreaterThan(400);
    for (const { id, slug } of products)
      await expectSame((upstream) => upstream.findProduct(id % 2 ? String(id) : slug));
  });

  it("have the same groups and links", async () => {
    await expectSame((upstream) => upstream.listCategories());
    await expectSame((upstream) => upstream.listSubcategories());
    await expectSame((upstream) => upstream.listProductSubcategories());
    await expectSame((upstream) => upstream.findProducts({ featured: true, limit: 8 }));
    for (const slug of ["chainsaws", "deals", "nothing"])
      await expectSame((upstream) => upstream.findCategory(slug));
    for (const id of [5, 2_000_000_000])
      await expectSame((upstream) => upstream.findSubcategory(id));
  });

  it("have neither drafts nor earlier versions", async () => {
    const headers = await api().signIn("owner");
    const version = await direct().version();
    expect((await api().call("PUT", "/api/products/7", { status: "draft" }, headers)).status).toBe(
      200,
    );
    expect(await direct().version()).not.toBe(version);
    expect(await direct().findProduct("7")).toBeNull();
    expect((await direct().findProducts({})).products.map(({ id }) => id)).not.toContain(7);
  });

  it.each([1.5, Number.NaN, 9_999_999_999, Infinity])(
    "find no product of the id %d, nor does the desk",
    async (id) => {
      const { Authorization = "" } = z
        .record(z.string(), z.string())
        .parse(await api().signIn("owner"));
      const staff = await api().api.findStaff(Authorization.replace("Bearer ", ""));
      await expect(staff?.reading.findProduct(id)).rejects.toMatchObject({ status: 404 });
      expect(await api().api.reading.findProduct(id)).toBeNull();
    },
  );
});

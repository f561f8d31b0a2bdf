import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { backUp, restore } from "../../../tests/support/archives.ts";
import { rankedIds } from "../../../tests/support/searchable.ts";
import { readGroups } from "../products/read-rows.ts";
import { createCatalogueIndex } from "./catalogue-index.ts";
import { findProducts } from "./find-products.ts";

const QUERIES =
  "ms 250;strimmer;petrol chainsaw;bosh drill;honda;renamed 77;new maker;chain;18 v;weedeater;ms 2";

function found(catalogueIndex: ReturnType<typeof createCatalogueIndex>, query: string) {
  const { index, search } = catalogueIndex.current();
  return rankedIds(index, search(query));
}

describeOnBoth("the search after writes", (api) => {
  it("returns the results of a rebuilt index", async () => {
    const admin = await api().signIn("owner");
    const catalogueIndex = createCatalogueIndex(api().database);
    await catalogueIndex.refresh();
    async function write(method: string, path: string, body?: unknown) {
      const response = await api().call(method, path, body, admin);
      expect(response.status, path).toBeLessThan(300);
      await catalogueIndex.refresh();
    }
    async function expectAsAnew() {
      const fresh = createCatalogueIndex(api().database);
      await fresh.refresh();
      for (const query of QUERIES.split(";")) {
        expect(found(catalogueIndex, query), query).toEqual(found(fresh, query));
      }
    }
    const update = (id: number, fields: object) => write("PUT", `/api/products/${id}`, fields);
    await write("POST", "/api/products", { name: "Renamed 76", category_id: 1, type: "petrol" });
    await update(11, { name: "Renamed 77", slug: "renamed-77", brand_id: 2 });
    await write("POST", "/api/types", { name: "Constructor" });
    await update(12, { type: "constructor" });
    await update(11, { name: "MS 250", slug: "stihl-ms-250", brand_id: 9 });
    await update(12, { status: "draft" });
    await write("DELETE", "/api/products/13");
    await expectAsAnew();
    await write("POST", "/api/brands", { name: "Unused maker" });
    const { brands } = await readGroups(api().database.db);
    const { index } = catalogueIndex.current();
    await write("DELETE", `/api/brands/${Math.max(...brands.keys())}`);
    expect(catalogueIndex.current().index).toBe(index);
    await write("PUT", "/api/brands/1", { name: "New maker" });
    await write("DELETE", "/api/products/11");
    await expectAsAnew();
    const rows = api().database.db.selectFrom("products").select("id").where("id", ">=", 100);
    const many = (await rows.limit(250).execute()).map(({ id }, at) => ({
      id,
      featured: at % 2 === 0,
    }));
    await write("PATCH", "/api/products/bulk", { updates: many });
    await expectAsAnew();
  });

  it("finds a product by its new name immediately, and by its former slug", async () => {
    const admin = await api().signIn("owner");
    const search = async (text: string) => {
      const response = await api().get(
        `/api/products?${new URLSearchParams({ search: text, limit: "1" })}`,
      );
      return (await response.json()).data[0]?.id;
    };
    await api().call("PUT", "/api/products/27", { name: "Zyx 900", slug: "zyx-900" }, admin);
    expect(await search("zyx900")).toBe(27);
    expect(await search("stihl ms 500i")).toBe(27);
    expect(await search("petrol chainsaw pro")).toBe(27);
  });

  it("finds a product by its current technical details", async () => {
    const { call, get, signIn } = api();
    const admin = await signIn("editor");
    const finds = async (text: string, id: number) => {
      const answer = await (
        await get(`/api/products?${new URLSearchParams({ search: text })}`)
      ).json();
      const { data, search } = answer as { data: { id: number }[]; search: { whole: number } };
      return data.slice(0, search.whole).some((product) => product.id === id);
    };
    const power = (value: string) => [{ name: "Power", value }];
    const made = await call(
      "POST",
      "/api/products",
      { name: "Quokka", technical_details: power("7.13 kW") },
      admin,
    );
    const { id } = ((await made.json()) as { data: { id: number } }).data;
    expect(await finds("quokka 7.13 kw", id)).toBe(true);
    const change = async (fields: object) =>
      expect((await call("PUT", `/api/products/${id}`, fields, admin)).status).toBe(200);
    await change({ specifications: power("7.13 kW") });
    await change({ technical_details: power("7.17 kW") });
    expect([await finds("quokka 7.17 kw", id), await finds("quokka 7.13 kw", id)]).toEqual([
      true,
      false,
    ]);
    await change({ specifications: [...power("7.17 kW"), { name: "Tank", value: "3 l" }] });
    await change({ technical_details: power("7.19 kW") });
    const { data } = (await (await get(`/api/products/${id}`)).json()) as {
      data: { specifications: object[] };
    };
    expect(data.specifications).toEqual([...power("7.19 kW"), { name: "Tank", value: "3 l" }]);
  });

  it("repeats an update that failed halfway", async () => {
    const { call, database, signIn } = api();
    const catalogueIndex = createCatalogueIndex(database);
    await catalogueIndex.refresh();
    const { index } = catalogueIndex.current();
    const admin = await signIn("owner");
    await call("PUT", "/api/products/50", { name: "Quetzal 1" }, admin);
    await call("DELETE", "/api/products/51", undefined, admin);
    const failing = vi.spyOn(index, "delete").mockImplementation(() => {
      throw new Error("The disk is full");
    });
    await expect(catalogueIndex.refresh()).rejects.toThrow("The disk is full");
    failing.mockRestore();
    await catalogueIndex.refresh();
    expect(found(catalogueIndex, "quetzal 1")[0]).toBe(50);
    expect(index.slotOf(51)).toBeUndefined();
    catalogueIndex.close();
  });

  it("follows renames and deletions that happen while it is stopped", async () => {
    const { call, database, signIn } = api();
    const folder = mkdtempSync(join(tmpdir(), "catalogue-stopped-"));
    const open = async (file: string) => {
      const catalogueIndex = createCatalogueIndex(database, { file: join(folder, file) });
      await catalogueIndex.refresh();
      return catalogueIndex;
    };
    try {
      (await open("kept.sqlite")).close();
      const admin = await signIn("owner");
      const write = async (method: string, path: string, body?: object) =>
        expect((await call(method, path, body, admin)).status, path).toBe(200);
      await write("PUT", "/api/brands/2", { name: "Quetzal" });
      await write("PUT", "/api/categories/2", { name: "Ocelots" });
      await write("PUT", "/api/subcategories/5", { name: "Tapirs" });
      await write("DELETE", "/api/products/42");
      const [kept, fresh] = [await open("kept.sqlite"), await open("fresh.sqlite")];
      expect(kept.current().index.slotOf(42)).toBeUndefined();
      for (const query of ["quetzal", "ocelots", "tapirs", "brushcutter", ...QUERIES.split(";")])
        expect(found(kept, query), query).toEqual(found(fresh, query));
      for (const query of ["quetzal", "ocelots", "tapirs"])
        expect(found(kept, query).length, query).toBeGreaterThan(1);
      for (const catalogueIndex of [kept, fresh]) catalogueIndex.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("forgets writes that a restore takes back", async () => {
    const { call, database, settings, signIn } = api();
    const folder = mkdtempSync(join(tmpdir(), "catalogue-restored-"));
    const revisions: string[] = [];
    const listed = async (search: string) => {
      const catalogueIndex = createCatalogueIndex(database, { file: join(folder, "index.sqlite") });
      await catalogueIndex.refresh();
      const query = { q: search, limit: 1 };
      const { products } = await findProducts(catalogueIndex.current(), query, false);
      revisions.push(catalogueIndex.revision());
      catalogueIndex.close();
      return products[0]?.name;
    };
    const rename = async (name: string) => {
      const admin = await signIn("owner");
      expect((await call("PUT", "/api/products/30", { name }, admin)).status).toBe(200);
    };
    try {
      const archive = await backUp({ database, settings });
      await rename("Quagga 1");
      expect(await listed("quagga")).toBe("Quagga 1");
      // The next write has the same version as the one that the restore undid.
      await restore({ database, settings }, archive);
      await rename("Quoll 2");
      expect([await listed("quoll"), await listed("quagga")]).toEqual(["Quoll 2", undefined]);
      // Pages rendered before the restore have another revision, also of the same version.
      const [before, after, later] = revisions.map((revision) => revision.split(" ")[0]);
      expect(after).not.toBe(before);
      // A periodic job may write meanwhile: only the identity stays.
      expect(later).toBe(after);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { rankedIds } from "../../../tests/support/searchable.ts";
import { createReadModel } from "./read-model.ts";

const QUERIES = "ms 250;strimmer;petrol chainsaw;bosh drill;honda;renamed 77;new maker;chain;18 v;weedeater;ms 2";

async function found(readModel: ReturnType<typeof createReadModel>, query: string) {
  return rankedIds(await readModel.current().search(query));
}

describeOnBoth("the search after writes", (api) => {
  it("answers as one built anew, whatever was written", async () => {
    const admin = await api().signIn("owner");
    const readModel = createReadModel(api().database);
    await readModel.refresh();
    async function write(method: string, path: string, body?: unknown) {
      const response = await api().call(method, path, body, admin);
      expect(response.status, path).toBeLessThan(300);
      await readModel.refresh();
    }
    async function expectAsAnew() {
      const fresh = createReadModel(api().database);
      await fresh.refresh();
      for (const query of QUERIES.split(";")) {
        expect(await found(readModel, query), query).toEqual(await found(fresh, query));
      }
    }
    const update = (id: number, fields: object) => write("PUT", `/api/products/${id}`, fields);
    await write("POST", "/api/products", { name: "Renamed 76", category_id: 1, type: "petrol" });
    await update(11, { name: "Renamed 77", slug: "renamed-77", brand_id: 2 });
    await update(11, { name: "MS 250", slug: "stihl-ms-250", brand_id: 9 });
    await update(12, { status: "draft" });
    await write("DELETE", "/api/products/13");
    await expectAsAnew();
    await write("PUT", "/api/brands/1", { name: "New maker" });
    await write("DELETE", "/api/products/11");
    await expectAsAnew();
    const all = Array.from({ length: 250 }, (_, at) => ({ id: at + 100, featured: at % 2 === 0 }));
    await write("PATCH", "/api/products/bulk", { updates: all });
    await expectAsAnew();
  });

  it("knows a product by its new name at once, and by its former address", async () => {
    const admin = await api().signIn("owner");
    const search = async (text: string) => {
      const response = await api().get(`/api/products?${new URLSearchParams({ search: text, limit: "1" })}`);
      return (await response.json()).data[0]?.id;
    };
    await api().call("PUT", "/api/products/27", { name: "Zyx 900", slug: "zyx-900" }, admin);
    expect(await search("zyx900")).toBe(27);
    expect(await search("stihl ms 500i")).toBe(27);
    expect(await search("petrol chainsaw pro")).toBe(27);
  });
});

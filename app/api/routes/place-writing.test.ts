import { beforeAll, describe, expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";

describeOnBoth("writing what products are sorted under", (api) => {
  let admin: { Authorization: string };
  beforeAll(async () => {
    admin = await api().signIn("editor");
  });
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = admin) {
    const response = await api().call(method, path, body, headers);
    return { status: response.status, body: await response.json() };
  }
  const product = async (slug: string) => (await (await api().get(`/api/products/slug/${slug}`)).json()).data;

  it("creates categories", async () => {
    const { status, body } = await send("POST", "/api/categories", { name: "Chippers", description: "Wood to chips" });
    expect([status, body.data]).toMatchObject([201, { slug: "chippers", kind: "category", product_count: 0 }]);
    expect((await api().get("/api/categories/slug/chippers")).status).toBe(200);
    expect((await send("POST", "/api/categories", { name: "Chippers" })).status).toBe(409);
    expect((await send("POST", "/api/categories", { name: "x", slug: "pole-saws" })).status).toBe(409);
    expect((await send("POST", "/api/categories", { name: "All categories" })).body.error).toMatch(/^slug/);
    expect((await send("POST", "/api/categories", { name: "" })).body.error).toMatch(/^name/);
    expect((await send("POST", "/api/categories", { name: "മലയാളം" })).body.error).toMatch(/^slug/);
    expect((await send("POST", "/api/categories", { name: "x" }, {})).status).toBe(401);
    expect((await send("POST", "/api/categories", { name: "x" }, await api().signIn("reader"))).status).toBe(403);
  });

  it("knows a collection from a category", async () => {
    const { body } = await send("POST", "/api/categories", { name: "Monsoon", kind: "collection" });
    const refused = await send("POST", "/api/products", { name: "Pump", category_id: body.data.id });
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringMatching(/^category_id.*collection/)]);
    expect((await send("POST", "/api/products", { name: "Pump", collections: ["monsoon"] })).status).toBe(201);
  });

  it("links products to subcategories and takes them out", async () => {
    const saw = await product("stihl-ms-250");
    const link = { product_id: saw.id, subcategory_id: 6 };
    const made = await send("POST", "/api/product-subcategories", link);
    expect([made.status, made.body.data]).toMatchObject([201, link]);
    expect((await send("POST", "/api/product-subcategories", link)).status).toBe(409);
    expect((await send("POST", "/api/product-subcategories", { ...link, subcategory_id: 9999 })).status).toBe(404);
    expect((await send("POST", "/api/product-subcategories", { ...link, product_id: 999_999 })).status).toBe(404);
    expect((await send("POST", "/api/product-subcategories", { product_id: saw.id })).status).toBe(400);
    const listed = async () =>
      (await (await api().get("/api/products?subcategory_id=6")).json()).data as { id: number }[];
    expect((await listed()).map(({ id }) => id)).toContain(saw.id);
    expect((await send("DELETE", `/api/product-subcategories/${made.body.data.id}`)).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).not.toContain(saw.id);
    expect((await send("DELETE", `/api/product-subcategories/${made.body.data.id}`)).status).toBe(404);
    const main = saw.product_subcategories[0];
    await send("DELETE", `/api/product-subcategories/${main.id}`);
    expect((await product("stihl-ms-250")).subcategory_id).toBeNull();
    expect((await send("DELETE", "/api/product-subcategories/1", undefined, {})).status).toBe(401);
  });

  describe.each(["brands", "types"])("%s", (list) => {
    it("are created, changed and removed", async () => {
      const made = await send("POST", `/api/${list}`, { name: "Steam Works" });
      expect([made.status, made.body.data]).toMatchObject([201, { name: "Steam Works", slug: "steam-works" }]);
      const path = `/api/${list}/${made.body.data.id}`;
      expect((await send("PUT", path, { name: "Steam" })).body.data).toMatchObject({
        name: "Steam",
        slug: "steam-works",
      });
      expect((await (await api().get(path)).json()).data.name).toBe("Steam");
      expect((await send("POST", `/api/${list}`, { name: "Steam" })).status).toBe(409);
      expect((await send("PUT", path, { nome: "x" })).body.error).toMatch(/^nome/);
      expect((await send("DELETE", path)).status).toBe(200);
      expect((await send("DELETE", path)).status).toBe(404);
      expect((await send("PUT", path, { name: "x" })).status).toBe(404);
      expect((await send("PUT", `/api/${list}/1`, { name: "x" }, {})).status).toBe(401);
      expect((await send("DELETE", `/api/${list}/1`, undefined, await api().signIn("reader"))).status).toBe(403);
    });

    it("stay while products use them", async () => {
      const { status, body } = await send("DELETE", `/api/${list}/1`);
      expect([status, body.error]).toEqual([
        409,
        expect.stringMatching(/^(1 product still uses|\d+ products still use) it$/),
      ]);
    });
  });

  it("renames what products are shown with", async () => {
    await send("PUT", "/api/types/1", { slug: "gasoline" });
    expect((await product("stihl-ms-250")).type).toBe("gasoline");
    await send("PUT", "/api/types/1", { slug: "petrol" });
    const { brand_id } = await product("stihl-ms-250");
    await send("PUT", `/api/brands/${brand_id}`, { name: "Stihl renamed" });
    expect((await product("stihl-ms-250")).brand).toBe("Stihl renamed");
  });
});

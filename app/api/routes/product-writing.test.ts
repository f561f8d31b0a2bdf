import { expect, it } from "vitest";
import { ProductList } from "#app/contract/facets.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth("writing products", (api) => {
  const { admin, send, create, read } = asAdmin(api);

  it("creates a product from all kinds of fields", async () => {
    const product = await create({
      name: "Testsäge 900",
      description: "<p>Strong</p><script>alert(1)</script><a href='javascript:x'>x</a>",
      price: 1234.56,
      category_id: 1,
      subcategory_id: 5,
      collection_ids: [28],
      type: "petrol",
      stock_quantity: 3,
      features: ["Light", { title: "Fast", description: "Very" }],
      specifications: [{ name: "Weight", value: "5 kg" }],
      images: ["/a.png", { image_url: "https://example.com/b.png", is_primary: true }],
    });
    expect(product).toMatchObject({
      slug: "testsage-900",
      price: 1234.56,
      description: "<p>Strong</p><a>x</a>",
      category_slug: "chainsaws",
      stock_quantity: 3,
      features: [
        { title: "Light", description: "" },
        { title: "Fast", description: "Very" },
      ],
      version: 1,
    });
    expect(product.images.map(({ is_primary }) => is_primary)).toEqual([false, true]);
    expect(product.product_subcategories).toMatchObject([{ subcategory_id: 5 }]);
  });

  it("creates one product if a person repeats a call with its key", async () => {
    const key = { "Idempotency-Key": "import-17" };
    const first = await create({ name: "Repeated" }, key);
    const [second, third] = await Promise.all([
      create({ name: "Repeated" }, key),
      create({ name: "Repeated" }, key),
    ]);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    const other = await send("POST", "/api/products", { name: "Another" }, { ...admin, ...key });
    expect([other.status, other.body.error]).toEqual([
      409,
      expect.stringContaining("Idempotency-Key"),
    ]);
    const colleague = await api().signIn("editor");
    const { name } = await create({ name: "Another" }, { ...colleague, ...key });
    expect(name).toBe("Another");
  });

  it("changes only the fields that are sent", async () => {
    const { id } = await create({ name: "Before", price: 100, brand_id: 1 });
    const changes = { name: "After", sale_price: 90 };
    const { body, headers } = await send("PUT", `/api/products/${id}`, changes);
    expect(body.data).toMatchObject({ ...changes, price: 100, brand_id: 1, version: 2 });
    expect(headers.get("ETag")).toBe('"2"');
  });

  it("changes one detail and no other, repeated names included", async () => {
    const { id } = await create({ name: "Two speeds" });
    const put = async (fields: object) => (await send("PUT", `/api/products/${id}`, fields)).body;
    const technical_details = ["Speed", "Speed", "Warranty"].map((name, at) => {
      return { name, value: `${at}` };
    });
    const extra = { name: "Extra", value: "1" };
    await put({ technical_details, specifications: [...technical_details, extra] });
    const changed = technical_details.with(1, { name: "Speed", value: "1000" });
    const { data } = await put({ technical_details: changed });
    expect(data.technical_details).toEqual(changed);
    expect(data.specifications).toEqual([...changed, extra]);
  });

  it("accepts its own response if two subcategories share a name", async () => {
    const made = [];
    for (const category_id of [1, 2]) {
      const { body } = await send("POST", "/api/subcategories", {
        name: "Namesakes",
        category_id,
        slug: `n${category_id}`,
      });
      made.push({ category_id, subcategory_id: body.data.id });
    }
    for (const places of made) {
      const { id } = await create({ name: `Of category ${places.category_id}`, ...places });
      const { data } = await (await read(id)).json();
      const { status, body } = await send("PUT", `/api/products/${id}`, { ...data, price: 12 });
      expect([status, body.error]).toEqual([200, undefined]);
      expect(body.data).toMatchObject({ ...places, price: 12, subcategory: "Namesakes" });
    }
  });

  it("lists products as deals by their sale price, unless it is 0", async () => {
    const { id, collections } = await create({ name: "Given away", price: 100, sale_price: 0 });
    expect(collections).not.toContain("deals");
    const sold = async (sale_price: number) =>
      (await send("PUT", `/api/products/${id}`, { sale_price })).body.data.collections.includes(
        "deals",
      );
    expect([await sold(1), await sold(99), await sold(100)]).toEqual([true, true, false]);
  });

  it("refuses a sale price above the price, and keeps one of an earlier release", async () => {
    const fault = "sale_price: must not be above the price: lower it, or leave it empty";
    const made = { name: "Dearer on sale", price: 100, sale_price: 120 };
    expect((await send("POST", "/api/products", made)).body.error).toBe(fault);
    const { id } = await create({ ...made, sale_price: 90 });
    const call = (method: string, path: string, body: object) =>
      send(method, `/api/products${path}`, body);
    for (const [sent, message] of [
      [call("PUT", `/${id}`, { price: 89.99 }), fault],
      [call("PATCH", `/${id}/price`, { sale_price: 100.01 }), fault],
      [call("PATCH", "/bulk", { updates: [{ id, sale_price: 101 }] }), `updates.0: ${fault}`],
    ] as const)
      expect(await sent).toMatchObject({ status: 400, body: { error: message } });
    const { db } = api().database;
    const earlier = { sale_price_paise: 12_000 };
    await db.updateTable("products").set(earlier).where("id", "=", id).execute();
    const { data } = await (await read(id)).json();
    expect((await call("PUT", `/${id}`, { ...data, name: "Renamed" })).status).toBe(200);
    expect((await call("PUT", `/${id}`, { price: 110 })).body.error).toBe(fault);
    expect((await call("PUT", `/${id}`, { sale_price: null })).status).toBe(200);
  });

  it("makes the slug of a name in another script from its SKU, else from its id", async () => {
    const name = "തെങ്ങുകയറ്റ യന്ത്രം";
    expect(await create({ name, sku: "Climber 2" })).toMatchObject({ slug: "climber-2" });
    const { id, slug } = await create({ name });
    expect(slug).toBe(`product-${id}`);
  });

  it("finds products by former slugs", async () => {
    const { id } = await create({ name: "Old name", slug: "old-name" });
    await send("PUT", `/api/products/${id}`, { slug: "new-name" });
    expect((await (await api().get("/api/products/slug/old-name")).json()).data.slug).toBe(
      "new-name",
    );
    const { status, body } = await send("POST", "/api/products", { name: "x", slug: "old-name" });
    expect([status, body.error]).toEqual([409, "slug: is already used by another product"]);
    for (const former of ["old-name", "new-name", "old-name"]) {
      const { body } = await send("PUT", `/api/products/${id}`, { slug: former });
      expect(body.data?.slug).toBe(former);
    }
    expect((await api().get("/api/products/slug/new-name")).status).toBe(200);
  });

  it("refuses an update based on an earlier version", async () => {
    const { id } = await create({ name: "Contended" });
    for (const [version, method, path, body, status] of [
      ['"1"', "PUT", "", { price: 1 }, 200],
      ['"1"', "PUT", "", { price: 2 }, 412],
      ['"1"', "PATCH", "/stock", { stock_quantity: 2 }, 412],
      ['"1"', "DELETE", "", undefined, 412],
      ['"2"', "PUT", "", { price: 3 }, 200],
      ["seven", "PUT", "", { price: 3 }, 400],
    ] as const) {
      const headers = { ...admin, "If-Match": version };
      const answer = await send(method, `/api/products/${id}${path}`, body, headers);
      expect(answer.status, `${method}${path} ${version}`).toBe(status);
    }
  });

  it("ASVS 8.2.2 shows unpublished products to staff only", async () => {
    const { id } = await create({ name: "Drafted thing", status: "draft" });
    expect((await read(id)).status).toBe(404);
    for (const staff of [admin, await api().signIn("reader")])
      expect((await api().get(`/api/products/${id}`, staff)).status).toBe(200);
    const count = async (headers?: Record<string, string>) =>
      ProductList.parse(await (await api().get("/api/products?status=draft", headers)).json())
        .total;
    expect([await count(), await count(admin)]).toEqual([0, 1]);
    const drafts = async (headers?: Record<string, string>) =>
      JSON.parse(await (await api().get("/api/products/debug", headers)).text()).data.by_status
        .draft;
    expect([await drafts(), await drafts(admin)]).toEqual([undefined, 1]);
  });

  it("logs every change with the values before and after", async () => {
    const { id } = await create({ name: "Recorded", price: 1 });
    await send("PUT", `/api/products/${id}`, { price: 2 });
    await send("DELETE", `/api/products/${id}`, undefined);
    const rows = await api()
      .database.db.selectFrom("admin_logs")
      .selectAll()
      .where("resource_id", "=", id)
      .orderBy("id")
      .execute();
    const entries = rows.filter(({ resource_type }) => resource_type === "product");
    expect(entries.map(({ action_type }) => action_type)).toEqual(["create", "update", "delete"]);
    const [before, after] = [entries[1]?.before, entries[1]?.after].map((json) =>
      JSON.parse(json ?? "{}"),
    );
    expect([before.price_paise, after.price_paise]).toEqual([100, 200]);
    expect(entries[0]?.admin_email).toMatch(/^editor\./);
  });
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ProductList } from "#app/contract/facets.ts";
import { Product } from "#app/contract/product.ts";
import { Failure, successOf } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";

/** One transparent pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

describeOnBoth("writing products", (api) => {
  let admin: { Authorization: string };
  beforeAll(async () => {
    admin = await api().signIn("admin");
  });

  async function send(method: string, path: string, body: unknown, headers: Record<string, string> = admin) {
    const response = await api().call(method, path, body, headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  async function create(fields: object, headers?: Record<string, string>): Promise<Product> {
    const { status, body } = await send("POST", "/api/products", fields, { ...admin, ...headers });
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(201);
    return successOf(Product).parse(body).data;
  }
  const read = async (id: number) => api().get(`/api/products/${id}`);

  it("creates a product that is on its page, in lists and in search at once", async () => {
    const product = await create({
      name: "Testsäge 900",
      description: "<p>Strong</p><script>alert(1)</script><a href='javascript:x'>x</a>",
      price: 1234.56,
      category_id: 1,
      subcategory_id: 5,
      collections: ["professional"],
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
    expect((await read(product.id)).status).toBe(200);
    for (const query of ["category=chainsaws", "subcategory_id=5", "category=professional", "search=testsage%20900"]) {
      const list = ProductList.parse(await (await api().get(`/api/products?${query}`)).json());
      expect(list.data.map(({ id }) => id)).toContain(product.id);
    }
  });

  it("makes one product of a call repeated under one key", async () => {
    const key = { "Idempotency-Key": "import-17" };
    const first = await create({ name: "Repeated" }, key);
    const [second, third] = await Promise.all([create({ name: "Repeated" }, key), create({ name: "Repeated" }, key)]);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    const other = await send("POST", "/api/products", { name: "Another" }, { ...admin, ...key });
    expect([other.status, other.body.error]).toEqual([409, expect.stringContaining("Idempotency-Key")]);
  });

  it("changes what is sent and leaves the rest", async () => {
    const { id } = await create({ name: "Before", price: 100, brand_id: 1 });
    const { status, body, headers } = await send("PUT", `/api/products/${id}`, { name: "After", sale_price: 90 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: "After", price: 100, sale_price: 90, brand_id: 1, version: 2 });
    expect(headers.get("ETag")).toBe('"2"');
    expect(body.data.collections).toContain("deals");
  });

  it("lists as deals what has a sale price below its price, and not what has one of nothing", async () => {
    const { id, collections } = await create({ name: "Given away", price: 100, sale_price: 0 });
    expect(collections).not.toContain("deals");
    const sold = async (sale_price: number) =>
      (await send("PUT", `/api/products/${id}`, { sale_price })).body.data.collections.includes("deals");
    expect([await sold(1), await sold(99), await sold(100), await sold(120)]).toEqual([true, true, false, false]);
  });

  it("keeps former slugs leading to the product", async () => {
    const { id } = await create({ name: "Old name", slug: "old-name" });
    await send("PUT", `/api/products/${id}`, { slug: "new-name" });
    expect((await (await api().get("/api/products/slug/old-name")).json()).data.slug).toBe("new-name");
    const { status, body } = await send("POST", "/api/products", { name: "x", slug: "old-name" });
    expect([status, body.error]).toEqual([409, "slug: another product has it"]);
    expect((await send("PUT", `/api/products/${id}`, { slug: "old-name" })).body.data.slug).toBe("old-name");
    expect((await api().get("/api/products/slug/new-name")).status).toBe(200);
  });

  it("refuses an update that would overwrite one it has not seen", async () => {
    const { id } = await create({ name: "Contended" });
    const ifMatch = (version: number) => ({ ...admin, "If-Match": `"${version}"` });
    expect((await send("PUT", `/api/products/${id}`, { price: 1 }, ifMatch(1))).status).toBe(200);
    expect((await send("PUT", `/api/products/${id}`, { price: 2 }, ifMatch(1))).status).toBe(412);
    expect((await send("PATCH", `/api/products/${id}/stock`, { stock_quantity: 2 }, ifMatch(1))).status).toBe(412);
    expect((await send("DELETE", `/api/products/${id}`, undefined, ifMatch(1))).status).toBe(412);
    expect((await send("PUT", `/api/products/${id}`, { price: 3 }, ifMatch(2))).status).toBe(200);
    expect((await send("PUT", `/api/products/${id}`, { price: 3 }, { ...admin, "If-Match": "seven" })).status).toBe(
      400,
    );
  });

  it("removes a product from everywhere", async () => {
    const { id } = await create({ name: "Short-lived", category_id: 1 });
    expect((await send("DELETE", `/api/products/${id}`, undefined)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await send("DELETE", `/api/products/${id}`, undefined)).status).toBe(404);
    expect((await send("PUT", `/api/products/${id}`, { name: "x" })).status).toBe(404);
  });

  it("shows what is not public only to those who manage products", async () => {
    const { id } = await create({ name: "Drafted thing", status: "draft" });
    expect((await read(id)).status).toBe(404);
    expect((await api().get(`/api/products/${id}`, admin)).status).toBe(200);
    const moderator = await api().signIn("moderator");
    expect((await api().get(`/api/products/${id}`, moderator)).status).toBe(404);
    const count = async (headers?: Record<string, string>) =>
      ProductList.parse(await (await api().get("/api/products?status=draft", headers)).json()).total;
    expect([await count(), await count(admin)]).toEqual([0, 1]);
  });

  it.each([
    [{}, "name"],
    [{ name: "x", price: -1 }, "price"],
    [{ name: "x", price: "12" }, "price"],
    [{ name: "x", colour: "red" }, "colour"],
    [{ name: "x", stock_quantity: 1.5 }, "stock_quantity"],
    [{ name: "x", stock_quantity: 1, inventory_quantity: 2 }, "stock_quantity"],
    [{ name: "x", slug: "Not A Slug" }, "slug"],
    [{ name: "x", slug: "123" }, "slug"],
    [{ name: "x", images: ["javascript:alert(1)"] }, "images"],
    [{ name: "x", images: ["//elsewhere.example/a.png"] }, "images"],
    [{ name: "x", status: "secret" }, "status"],
    [{ name: "x", brand_id: 99999 }, "brand_id"],
    [{ name: "x", category_id: 99999 }, "category_id"],
    [{ name: "x", subcategory_ids: [5, 99999] }, "subcategory_ids"],
    [{ name: "x", collections: ["none"] }, "collections"],
    [{ name: "x", type: "steam" }, "type"],
    [{ name: "a\u0000b" }, "name"],
  ])("refuses %j, naming the field", async (body, field) => {
    const { status, body: answer } = await send("POST", "/api/products", body);
    expect(status).toBe(400);
    expect(Failure.parse(answer).error).toMatch(new RegExp(`^${field}`));
  });

  it("refuses prototype keys, broken JSON and bodies that are too large", async () => {
    const json = { ...admin, "Content-Type": "application/json" };
    const status = async (body: string) => (await api().call("POST", "/api/products", body, json)).status;
    expect(await status('{"name":"x","__proto__":{"admin":true}}')).toBe(400);
    expect(await status('{"name":"x","constructor":1}')).toBe(400);
    expect(await status('{"name":')).toBe(400);
    expect(await status("null")).toBe(400);
    expect(await status(JSON.stringify({ name: "x", description: "y".repeat(1_100_000) }))).toBe(413);
  });

  it("needs a token with the right", async () => {
    const { id } = await create({ name: "Guarded" });
    const moderator = await api().signIn("moderator");
    const calls: [string, string, unknown][] = [
      ["POST", "/api/products", { name: "x" }],
      ["PUT", `/api/products/${id}`, { name: "x" }],
      ["DELETE", `/api/products/${id}`, undefined],
      ["PATCH", `/api/products/${id}/stock`, { stock_quantity: 1 }],
      ["GET", `/api/products/${id}/inventory`, undefined],
      ["POST", `/api/products/${id}/inventory`, { change: 1, reason: "x" }],
      ["PATCH", "/api/products/bulk", { updates: [{ id, name: "x" }] }],
      ["DELETE", "/api/products/bulk", { ids: [id] }],
    ];
    for (const [method, path, body] of calls) {
      expect((await send(method, path, body, {})).status).toBe(401);
      expect((await send(method, path, body, { Authorization: "Bearer wrong" })).status).toBe(401);
      expect((await send(method, path, body, moderator)).status).toBe(403);
    }
    expect((await read(id)).status).toBe(200);
  });

  it("takes a form with pictures, and serves them unchanged", async () => {
    const form = new FormData();
    form.set("name", "With picture");
    form.set("price", "99.5");
    form.set("features", '["One"]');
    form.append("images", new File([new Uint8Array(PNG)], "anything.txt", { type: "text/plain" }));
    const { status, body } = await send("POST", "/api/products", form);
    expect(status).toBe(201);
    const { id, price, features, images } = successOf(Product).parse(body).data;
    expect([price, features]).toEqual([99.5, [{ title: "One", description: "" }]]);
    expect(images).toMatchObject([{ width: 1, height: 1, is_primary: true }]);
    const url = images[0]?.image_url ?? "";
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{64}\.png$/);
    const served = await api().api.serveUpload(new Request(`http://localhost${url}`));
    expect(served.headers.get("Content-Type")).toBe("image/png");
    expect(served.headers.get("Cache-Control")).toContain("immutable");
    expect(Buffer.from(await served.arrayBuffer()).equals(PNG)).toBe(true);

    const more = new FormData();
    more.append("images", new File([new Uint8Array([...PNG, 0])], "b.png"));
    expect((await send("PUT", `/api/products/${id}`, more)).body.data.images).toHaveLength(2);
    expect(readdirSync(join(api().settings.dataDir, "uploads"))).toHaveLength(2);
  });

  it("refuses files that are no pictures, and forms that cannot be read", async () => {
    const withFile = (bytes: string, field = "images") => {
      const form = new FormData();
      form.set("name", "x");
      form.append(field, new File([bytes], "a.svg", { type: "image/svg+xml" }));
      return form;
    };
    expect((await send("POST", "/api/products", withFile("<svg xmlns='http://www.w3.org/2000/svg'/>"))).status).toBe(
      400,
    );
    expect((await send("POST", "/api/products", withFile("x", "avatar"))).status).toBe(400);
    const badNumber = new FormData();
    badNumber.set("name", "x");
    badNumber.set("price", "twelve");
    expect((await send("POST", "/api/products", badNumber)).body.error).toMatch(/^price/);
    const headers = { ...admin, "Content-Type": "multipart/form-data; boundary=x" };
    expect((await api().call("POST", "/api/products", "no form", headers)).status).toBe(400);
    expect((await api().call("POST", "/api/products", "", headers)).status).toBe(400);
    const noBoundary = { ...admin, "Content-Type": "multipart/form-data" };
    expect((await api().call("POST", "/api/products", "--x", noBoundary)).status).toBe(400);
    const served = async (path: string) => (await api().api.serveUpload(new Request(`http://localhost${path}`))).status;
    expect(await served("/uploads/..%2fcatalogue.sqlite")).toBe(404);
    expect(await served(`/uploads/${"0".repeat(64)}.png`)).toBe(404);
  });

  it("changes many at once, or none", async () => {
    const [one, two] = [await create({ name: "Bulk one" }), await create({ name: "Bulk two" })];
    const good = await send("PATCH", "/api/products/bulk", {
      updates: [
        { id: one.id, price: 10 },
        { id: two.id, price: 20, version: 1 },
      ],
    });
    expect(good.body.data.map(({ price }: Product) => price)).toEqual([10, 20]);
    const bad = await send("PATCH", "/api/products/bulk", {
      updates: [
        { id: one.id, price: 11 },
        { id: 999_999, price: 1 },
      ],
    });
    expect([bad.status, bad.body.error]).toEqual([404, "updates.1: Product not found"]);
    const stale = await send("PATCH", "/api/products/bulk", {
      updates: [
        { id: one.id, price: 12 },
        { id: two.id, price: 1, version: 1 },
      ],
    });
    expect(stale.status).toBe(412);
    expect((await (await read(one.id)).json()).data.price).toBe(10);

    expect((await send("DELETE", "/api/products/bulk", { ids: [one.id, 999_999] })).status).toBe(404);
    expect((await read(one.id)).status).toBe(200);
    expect((await send("DELETE", "/api/products/bulk", { ids: [one.id, two.id] })).status).toBe(200);
    expect((await read(two.id)).status).toBe(404);
  });

  it("logs every change of stock, and adds concurrent ones up", async () => {
    const { id } = await create({ name: "Counted", stock_quantity: 5 });
    await send("PATCH", `/api/products/${id}/stock`, { stock_quantity: 20 });
    const sold = await Promise.all(
      Array.from({ length: 12 }, () => send("POST", `/api/products/${id}/inventory`, { change: -1, reason: "sold" })),
    );
    expect(sold.every(({ status }) => status === 201)).toBe(true);
    expect((await (await read(id)).json()).data.stock_quantity).toBe(8);
    const tooMany = await send("POST", `/api/products/${id}/inventory`, { change: -9, reason: "sold" });
    expect([tooMany.status, tooMany.body.error]).toEqual([409, "change: the stock is 8"]);
    expect((await send("POST", `/api/products/${id}/inventory`, { change: 0, reason: "x" })).status).toBe(400);
    expect((await send("POST", "/api/products/999999/inventory", { change: 1, reason: "x" })).status).toBe(404);
    const log = await send("GET", `/api/products/${id}/inventory`, undefined);
    expect(log.body.total).toBe(14);
    const changes: number[] = log.body.data.map(({ change }: { change: number }) => change);
    expect(changes.reduce((sum, change) => sum + change, 0)).toBe(8);
    expect(log.body.data[0]).toMatchObject({ quantity_after: 8, reason: "sold" });
  });

  it("records every deed with what was before and after", async () => {
    const { id } = await create({ name: "Recorded", price: 1 });
    await send("PUT", `/api/products/${id}`, { price: 2 });
    await send("DELETE", `/api/products/${id}`, undefined);
    const rows = await api()
      .database.db.selectFrom("admin_logs")
      .selectAll()
      .where("resource_id", "=", id)
      .orderBy("id")
      .execute();
    const deeds = rows.filter(({ resource_type }) => resource_type === "product");
    expect(deeds.map(({ action_type }) => action_type)).toEqual(["create", "update", "delete"]);
    const [before, after] = [deeds[1]?.before, deeds[1]?.after].map((json) => JSON.parse(json ?? "{}"));
    expect([before.price_paise, after.price_paise]).toEqual([100, 200]);
    expect(deeds[0]?.admin_email).toMatch(/^admin\./);
  });
});

import { expect, it } from "vitest";
import type { ApiProduct } from "#app/contract/product.ts";
import { Failure } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth(
  "bulk changes of products",
  (api) => {
    const { send, create, read } = asAdmin(api);

    it("changes all, or none", async () => {
      const [one, two] = [await create({ name: "Bulk one" }), await create({ name: "Bulk two" })];
      const change = (...updates: object[]) => send("PATCH", "/api/products/bulk", { updates });
      const good = await change({ id: one.id, price: 10 }, { id: two.id, price: 20, version: 1 });
      expect(good.body.data.map(({ price }: ApiProduct) => price)).toEqual([10, 20]);
      const bad = await change({ id: one.id, price: 11 }, { id: 999_999, price: 1 });
      expect([bad.status, bad.body.error]).toEqual([404, "updates.1: Product not found"]);
      const stale = await change({ id: one.id, price: 12 }, { id: two.id, price: 1, version: 1 });
      expect(stale.status).toBe(412);
      expect((await (await read(one.id)).json()).data.price).toBe(10);

      const remove = async (...ids: number[]) =>
        (await send("DELETE", "/api/products/bulk", { ids })).status;
      expect(await remove(one.id, 999_999)).toBe(404);
      expect((await read(one.id)).status).toBe(200);
      expect(await remove(one.id, two.id)).toBe(200);
      expect((await read(two.id)).status).toBe(404);
    });
  },
  { seeded: false },
);

describeOnBoth(
  "stock",
  (api) => {
    const { send, create, read, admin } = asAdmin(api);
    const move = (id: number, change: number, reason: string, headers?: Record<string, string>) =>
      send("POST", `/api/products/${id}/inventory`, { change, reason }, headers);

    it("ASVS 2.3.4 logs changes, adds concurrent ones and applies repeated ones once", async () => {
      const { id } = await create({ name: "Counted", stock_quantity: 5 });
      await send("PATCH", `/api/products/${id}/stock`, { stock_quantity: 20 });
      const sold = await Promise.all(Array.from({ length: 12 }, () => move(id, -1, "sold")));
      expect(sold.every(({ status }) => status === 201)).toBe(true);
      expect((await (await read(id)).json()).data.stock_quantity).toBe(8);
      const tooMany = await move(id, -9, "sold");
      expect([tooMany.status, tooMany.body.error]).toEqual([
        409,
        "change: the stock is 8 and must stay between 0 and 1000000000",
      ]);
      const twice = await Promise.all(
        Array.from({ length: 2 }, () =>
          move(id, 3, "delivered", { ...admin, "Idempotency-Key": "once" }),
        ),
      );
      expect(twice.map(({ status, body }) => [status, body.data?.quantity_after])).toEqual([
        [201, 11],
        [201, 11],
      ]);
      await move(id, -3, "sold");
      expect((await move(id, 0, "x")).status).toBe(400);
      expect((await move(999_999, 1, "x")).status).toBe(404);
      const log = await send("GET", `/api/products/${id}/inventory`, undefined);
      expect(log.body.total).toBe(16);
      const changes: number[] = log.body.data.map(({ change }: { change: number }) => change);
      expect(changes.reduce((sum, change) => sum + change, 0)).toBe(8);
      expect(log.body.data[0]).toMatchObject({ quantity_after: 8, reason: "sold" });
    });

    it("treats one key for a product and for its stock as two calls", async () => {
      const key = { ...admin, "Idempotency-Key": "delivery-9" };
      const { id } = await create({ name: "Delivered" }, key);
      expect((await move(id, 2, "delivered", key)).status).toBe(201);
    });
  },
  { seeded: false },
);

describeOnBoth(
  "an invalid or unauthorised product",
  (api) => {
    const { admin, send } = asAdmin(api);

    it.each([
      [{}, "name"],
      [{ name: "x", inventory_quantity: 2 }, "inventory_quantity"],
      [{ name: "x", slug: "Not A Slug" }, "slug"],
      [{ name: "x", images: ["javascript:alert(1)"] }, "images"],
      [{ name: "x", images: ["//elsewhere.example/a.png"] }, "images"],
      [{ name: "x", subcategory_ids: [5, 99999] }, "subcategory_ids"],
      [{ name: "x", collection_ids: [99999] }, "collection_ids"],
      [{ name: "a\u0000b" }, "name"],
    ])("ASVS 2.2.1 15.3.5 refuses %j, naming the field", async (body, field) => {
      const { status, body: answer } = await send("POST", "/api/products", body);
      expect(status).toBe(400);
      expect(Failure.parse(answer).error).toMatch(new RegExp(`^${field}`));
    });

    it("reports all invalid references, and the valid values", async () => {
      const { name } = (await send("POST", "/api/categories", { name: "Pumps" })).body.data;
      const { body } = await send("POST", "/api/products", {
        name: "x",
        category_id: 99_999,
        brand_id: 88_888,
        fits: [77_777],
      });
      const { error } = Failure.parse(body);
      expect(error).toContain("brand_id: must be the id of a brand, but none exists yet");
      expect(error).toMatch(new RegExp(`category_id: must be one of .*\\(${name}\\).*, not 99999`));
      expect(error).toContain("fits: product 77777 does not exist");
    });

    it("ASVS 15.3.6 refuses prototype keys, invalid JSON and large bodies", async () => {
      const json = { ...admin, "Content-Type": "application/json" };
      const status = async (body: string) =>
        (await api().call("POST", "/api/products", body, json)).status;
      expect(await status('{"name":"x","__proto__":{"admin":true}}')).toBe(400);
      expect(await status('{"name":')).toBe(400);
      expect(await status(JSON.stringify({ name: "x", description: "y".repeat(1_100_000) }))).toBe(
        413,
      );
    });
  },
  { seeded: false },
);

describeOnBoth(
  "the staff's list of products",
  (api) => {
    const { send, create } = asAdmin(api);
    const names = async (query: string) => {
      const { body } = await send("GET", `/api/admin/products?${query}`);
      return body.data.map(({ name }: { name: string }) => name);
    };

    it("lists unpublished products too, last changed first, fifty per page", async () => {
      for (const index of Array.from({ length: 52 }).keys())
        await create({ name: `Machine ${index}`, status: "draft" });
      const { body } = await send("GET", "/api/admin/products");
      expect([body.total, body.data.length, body.data[0].name]).toEqual([52, 50, "Machine 51"]);
      expect(await names("page=2")).toEqual(["Machine 1", "Machine 0"]);
      expect(await names("page=3")).toEqual([]);
    });

    it("finds by all words of name or SKU, without wildcards", async () => {
      await create({ name: "Water pump 100%_A", sku: "WP-7", price: 900 });
      await create({ name: "Water hose", sku: "WH-1", price: 100 });
      expect(await names("q=water+PUMP")).toEqual(["Water pump 100%_A"]);
      expect(await names("q=wh-1")).toEqual(["Water hose"]);
      expect(await names("q=%00hose%00")).toEqual(["Water hose"]);
      expect(await names(`q=${encodeURIComponent("0%_")}`)).toEqual(["Water pump 100%_A"]);
      expect(await names(`q=${encodeURIComponent("%")}`)).toEqual(["Water pump 100%_A"]);
      expect(await names("q=water&sort=price")).toEqual(["Water hose", "Water pump 100%_A"]);
      expect(await names("q=water&sort=name")).toEqual(["Water hose", "Water pump 100%_A"]);
    });

    it("finds by words in any case and with any accents, in every script", async () => {
      for (const name of ["Émile saw", "Ölwanne 5 l", "ΤΡΥΠΆΝΙΣ 18V"]) await create({ name });
      for (const [q, name] of [
        ["emile", "Émile saw"],
        ["OLWANNE", "Ölwanne 5 l"],
        ["τρυπάνισ", "ΤΡΥΠΆΝΙΣ 18V"],
      ] as const)
        expect(await names(`q=${encodeURIComponent(q)}`), q).toEqual([name]);
    });

    it("filters products that are sold out or incomplete", async () => {
      const picture = { images: ["/a.jpg"], price: 5 };
      await create({ name: "Sold out", stock_quantity: 0, ...picture, status: "archived" });
      await create({ name: "In stock", stock_quantity: 3, ...picture, status: "archived" });
      await create({
        name: "Without price",
        stock_quantity: 3,
        images: ["/a.jpg"],
        status: "archived",
      });
      expect(await names("status=archived&stock=0")).toEqual(["Sold out"]);
      expect(await names("status=archived&missing=price")).toEqual(["Without price"]);
      await create({ name: "Chainsaw drawn by the site", status: "archived" });
      const video = { is_video: true, image_url: "/uploads/a.mp4" };
      for (const images of [[{ youtube_id: "abc" }], [video], [video, "/a.jpg"]])
        await create({ name: `${images.length} filmed`, images, status: "archived" });
      expect(await names("status=archived&missing=picture")).toEqual([
        "1 filmed",
        "1 filmed",
        "Chainsaw drawn by the site",
      ]);
      expect((await send("GET", "/api/admin/products?missing=everything")).status).toBe(400);
    });
  },
  { seeded: false },
);

import { expect, it } from "vitest";
import { Failure } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth(
  "an invalid or unauthorised product",
  (api) => {
    const { admin, send } = asAdmin(api);

    it.each([
      [{}, "name"],
      [{ name: "x", inventory_quantity: 2 }, "inventory_quantity"],
      [{ name: "x", slug: "Not A Slug" }, "slug"],
      [{ name: "x", slug: "123" }, "slug"],
      [{ name: "x", images: ["javascript:alert(1)"] }, "images"],
      [{ name: "x", images: ["//elsewhere.example/a.png"] }, "images"],
      [{ name: "x", brand_id: 99999 }, "brand_id"],
      [{ name: "x", category_id: 99999 }, "category_id"],
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
      expect(await status('{"name":"x","constructor":1}')).toBe(400);
      expect(await status('{"name":')).toBe(400);
      expect(await status("null")).toBe(400);
      expect(await status(JSON.stringify({ name: "x", description: "y".repeat(1_100_000) }))).toBe(
        413,
      );
    });
  },
  { seeded: false },
);

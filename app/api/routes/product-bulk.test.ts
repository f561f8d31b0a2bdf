import { expect, it } from "vitest";
import type { ApiProduct } from "#app/contract/product.ts";
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

import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

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

import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth(
  "stock",
  (api) => {
    const { send, create, read, admin } = asAdmin(api);

    it("ASVS 2.3.4 logs changes, adds concurrent ones and applies repeated ones once", async () => {
      const { id } = await create({ name: "Counted", stock_quantity: 5 });
      await send("PATCH", `/api/products/${id}/stock`, { stock_quantity: 20 });
      const sold = await Promise.all(
        Array.from({ length: 12 }, () =>
          send("POST", `/api/products/${id}/inventory`, { change: -1, reason: "sold" }),
        ),
      );
      expect(sold.every(({ status }) => status === 201)).toBe(true);
      expect((await (await read(id)).json()).data.stock_quantity).toBe(8);
      const tooMany = await send("POST", `/api/products/${id}/inventory`, {
        change: -9,
        reason: "sold",
      });
      expect([tooMany.status, tooMany.body.error]).toEqual([
        409,
        "change: the stock is 8 and must stay between 0 and 1000000000",
      ]);
      const twice = await Promise.all(
        Array.from({ length: 2 }, () =>
          send(
            "POST",
            `/api/products/${id}/inventory`,
            { change: 3, reason: "delivered" },
            { ...admin, "Idempotency-Key": "once" },
          ),
        ),
      );
      expect(twice.map(({ status, body }) => [status, body.data?.quantity_after])).toEqual([
        [201, 11],
        [201, 11],
      ]);
      await send("POST", `/api/products/${id}/inventory`, { change: -3, reason: "sold" });
      expect(
        (await send("POST", `/api/products/${id}/inventory`, { change: 0, reason: "x" })).status,
      ).toBe(400);
      expect(
        (await send("POST", "/api/products/999999/inventory", { change: 1, reason: "x" })).status,
      ).toBe(404);
      const log = await send("GET", `/api/products/${id}/inventory`, undefined);
      expect(log.body.total).toBe(16);
      const changes: number[] = log.body.data.map(({ change }: { change: number }) => change);
      expect(changes.reduce((sum, change) => sum + change, 0)).toBe(8);
      expect(log.body.data[0]).toMatchObject({ quantity_after: 8, reason: "sold" });
    });

    it("treats one key for a product and for its stock as two calls", async () => {
      const key = { ...admin, "Idempotency-Key": "delivery-9" };
      const { id } = await create({ name: "Delivered" }, key);
      const counted = { change: 2, reason: "delivered" };
      expect((await send("POST", `/api/products/${id}/inventory`, counted, key)).status).toBe(201);
    });
  },
  { seeded: false },
);

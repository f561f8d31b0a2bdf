import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { importLines, linesOf } from "../../../tests/support/archives.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth("an import of the catalogue", (api) => {
  const { send } = asAdmin(api, "owner");
  it("keeps the stock history, also of removed products, and logs the import", async () => {
    const { database } = api();
    const sold = { change: 4, reason: "delivery" };
    for (const id of [5, 6])
      expect((await send("POST", `/api/products/${id}/inventory`, sold)).status).toBe(201);
    expect((await send("DELETE", "/api/products/6")).status).toBe(200);

    const products = await importLines(database, await linesOf(database));

    for (const id of [5, 6]) {
      const history = await send("GET", `/api/products/${id}/inventory`);
      expect(history.body).toMatchObject({ data: [{ product_id: id, ...sold }], total: 1 });
    }
    const logs = await send("GET", "/api/admin/logs");
    expect(logs.body.data).toContainEqual(
      expect.objectContaining({
        admin_email: "operator on the command line",
        action_type: "import",
        after: { products },
      }),
    );
  });
});

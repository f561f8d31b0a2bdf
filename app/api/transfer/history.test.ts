import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { importLines, linesOf } from "../../../tests/support/archives.ts";

describeOnBoth("an import of the catalogue", (api) => {
  it("keeps the stock history, also of removed products, and logs the import", async () => {
    const { call, database, signIn } = api();
    const admin = await signIn("owner");
    const sold = { change: 4, reason: "delivery" };
    for (const id of [5, 6])
      expect((await call("POST", `/api/products/${id}/inventory`, sold, admin)).status).toBe(201);
    expect((await call("DELETE", "/api/products/6", undefined, admin)).status).toBe(200);

    const products = await importLines(database, await linesOf(database));

    for (const id of [5, 6]) {
      const history = await call("GET", `/api/products/${id}/inventory`, undefined, admin);
      expect(await history.json()).toMatchObject({ data: [{ product_id: id, ...sold }], total: 1 });
    }
    const logs = (await (await call("GET", "/api/admin/logs", undefined, admin)).json()) as {
      data: object[];
    };
    expect(logs.data).toContainEqual(
      expect.objectContaining({
        admin_email: "operator on the command line",
        action_type: "import",
        after: { products },
      }),
    );
  });
});

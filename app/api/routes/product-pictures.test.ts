import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Product } from "#app/contract/product.ts";
import { successOf } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

/** One transparent pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

describeOnBoth(
  "pictures of products",
  (api) => {
    const { admin, send } = asAdmin(api);

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
      const served = async (path: string) =>
        (await api().api.serveUpload(new Request(`http://localhost${path}`))).status;
      expect(await served("/uploads/..%2fcatalogue.sqlite")).toBe(404);
      expect(await served(`/uploads/${"0".repeat(64)}.png`)).toBe(404);
    });
  },
  { seeded: false },
);

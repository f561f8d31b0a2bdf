import { expect, it } from "vitest";
import type { ProductImage } from "#app/contract/product-parts.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads } from "../uploads/uploads.ts";
import { drawProducts } from "./draw-products.ts";
import { renewDrawings } from "./renew-drawings.ts";

describeOnBoth(
  "an upgrade that draws otherwise",
  (api) => {
    const { send } = asAdmin(api);

    it("renews the drawings of products that nobody has written since, once, and goes on after a stop", async () => {
      const { database, settings } = api();
      const { body } = await send("POST", "/api/products", { name: "Earth auger EA-52", sku: "EA-52" });
      const read = async (): Promise<ProductImage[]> =>
        JSON.parse((await database.db.selectFrom("products").select("images").executeTakeFirstOrThrow()).images);
      const present = await read();
      expect(present[0]?.drawn_from).toEqual(expect.any(String));
      const old = present.map((image) => ({
        ...image,
        image_url: `/uploads/${"0".repeat(64)}.svg`,
        drawn_from: "old",
      }));
      const age = () =>
        database.db
          .updateTable("products")
          .set({ images: JSON.stringify(old) })
          .where("id", "=", body.data.id)
          .execute();
      const uploads = createUploads(settings.dataDir);
      const renew = (isStopping = false) =>
        renewDrawings(
          database,
          (work) =>
            writeCatalogue(database, async (write) => {
              await work(write);
              await drawProducts(write, uploads);
            }),
          () => isStopping,
        );
      await database.db.deleteFrom("job_runs").execute();
      await age();
      await renew(true);
      expect(await read()).toEqual(old);
      await renew();
      expect(await read()).toEqual(present);
      await age();
      await renew();
      expect(await read()).toEqual(old);
    });
  },
  { seeded: false },
);

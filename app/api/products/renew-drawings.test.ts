import { expect, it } from "vitest";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads } from "../uploads/uploads.ts";
import { drawProducts, renewDrawings } from "./draw-products.ts";

describeOnBoth(
  "drawings",
  (api) => {
    const { send } = asAdmin(api);
    const readImages = async (): Promise<ApiProductImage[]> => {
      const products = api().database.db.selectFrom("products").select("images");
      return JSON.parse((await products.orderBy("id", "desc").executeTakeFirstOrThrow()).images);
    };
    const renew = (isStopping = false) => {
      const { database, settings } = api();
      const uploads = createUploads(settings.dataDir);
      return renewDrawings(
        database,
        (work) =>
          writeCatalogue(database, async (write) => {
            await work(write);
            await drawProducts(write, uploads);
          }),
        () => isStopping,
      );
    };

    it("are redrawn once after an upgrade, which continues after a stop", async () => {
      const { database } = api();
      const { body } = await send("POST", "/api/products", {
        name: "Earth auger EA-52",
        sku: "EA-52",
      });
      const present = await readImages();
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
      await database.db.deleteFrom("job_runs").execute();
      await age();
      await renew(true);
      expect(await readImages()).toEqual(old);
      await renew();
      expect(await readImages()).toEqual(present);
      await age();
      await renew();
      expect(await readImages()).toEqual(old);
    });

    it.each(["categories", "brands"])(
      "are redrawn when one of the %s is renamed",
      async (table) => {
        const { body: group } = await send("POST", `/api/${table}`, { name: `Old ${table}` });
        await send("POST", "/api/products", {
          name: `Curious thing of ${table}`,
          [table === "brands" ? "brand_id" : "category_id"]: group.data.id,
        });
        await renew();
        const [before] = await readImages();
        await send("PUT", `/api/${table}/${group.data.id}`, { name: `New ${table}` });
        await renew();
        const [after] = await readImages();
        expect(after?.image_url).not.toBe(before?.image_url);
      },
    );
  },
  { seeded: false },
);

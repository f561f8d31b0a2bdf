/** Upgrades photographs of the first release, which stored the original files. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads } from "../uploads/uploads.ts";
import { convertLegacyUploads } from "./legacy-uploads.ts";

const PHONE = "Phone of the shop";
const SENT = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#284" } })
  .withExif({ IFD0: { Model: PHONE }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 58/1 0/1" } })
  .jpeg()
  .toBuffer();

describeOnBoth(
  "an upgrade from the first release",
  (api) => {
    const { send } = asAdmin(api);

    it("never serves original photographs, and products name the converted ones", async () => {
      const { database, settings, api: own } = api();
      const url = `/uploads/${createHash("sha256").update(SENT).digest("hex")}.jpg`;
      const folder = join(settings.dataDir, "uploads");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(settings.dataDir, url), SENT);
      expect(readFileSync(join(settings.dataDir, url)).includes(PHONE)).toBe(true);
      const link = `<p><a href="${url}">The photograph</a></p>`;
      const custom_sections = [{ title: "Pictures", content: link }];
      const fields = {
        name: "Pump",
        sku: "P-1",
        images: [url],
        description: link,
        custom_sections,
      };
      const { body } = await send("POST", "/api/products", fields);

      const served = await own.serveUpload(new Request(`http://shop.example${url}`));
      expect(served.status).toBe(200);
      expect(served.headers.get("Cache-Control")).toBe("no-store");
      const bytes = Buffer.from(await served.arrayBuffer());
      const { width, exif } = await sharp(bytes).metadata();
      expect({ width, exif }).toEqual({ width: 1080 });

      const uploads = createUploads(settings.dataDir);
      await convertLegacyUploads(
        database,
        (work) => writeCatalogue(database, work),
        uploads,
        () => false,
      );
      uploads.stop();
      const { images, ...texts } = await database.db
        .selectFrom("products")
        .select(["images", "description", "custom_sections"])
        .where("id", "=", body.data.id)
        .executeTakeFirstOrThrow();
      const [image] = JSON.parse(images) as ApiProductImage[];
      expect(image).toMatchObject({
        image_url: expect.stringMatching(/^\/uploads\/[0-9a-f]{24}-1080\.jpg$/),
        width: 1600,
        height: 1200,
        is_primary: true,
      });
      expect(texts.description).toBe(link.replace(url, image?.image_url ?? ""));
      expect(texts.custom_sections).toContain(image?.image_url);
      expect(texts.custom_sections).not.toContain(url);
    });

    it("keeps changes saved while photographs are converted", async () => {
      const { database, settings } = api();
      const url = `/uploads/${createHash("sha256").update(SENT).digest("hex")}.jpg`;
      const before = { name: "Winch", images: [url], description: "Before" };
      const { id } = (await send("POST", "/api/products", before)).body.data;
      await database.db.deleteFrom("job_runs").execute();
      const uploads = createUploads(settings.dataDir);
      await convertLegacyUploads(
        database,
        async (work) => {
          await send("PUT", `/api/products/${id}`, { description: "Saved meanwhile" });
          return writeCatalogue(database, work);
        },
        uploads,
        () => false,
      );
      uploads.stop();
      const row = database.db.selectFrom("products").select("description").where("id", "=", id);
      expect(await row.executeTakeFirst()).toEqual({ description: "Saved meanwhile" });
    });
  },
  { seeded: false },
);

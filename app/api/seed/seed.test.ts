import { describe, expect, it } from "vitest";
import { ProductList } from "#app/contract/facets.ts";
import { describeOnBoth, freshDatabase } from "../../../tests/support/api.ts";
import { createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads, type Uploads } from "../uploads/uploads.ts";
import { removeSeed, seed } from "./seed.ts";

/** Every slug that the demonstration's routes, menus and tiles link to. */
const SLUGS =
  `chainsaws brushcutters blowers pressure-washers lawn-mowers outdoor power-tools hand-tools vacuums combo-kits
  accessories professional garden deals storage outdoor-equipment gardening cordless-stick-vacuums handheld-vacuums
  replacement-filters hedge-trimmers pole-pruners kombisystem-multisystem power-weeders mulching-lawn-mowers mistblowers
  sprayers water-pumps earth-augers sweeping-machines engines compressors cut-off-machines robotic-mowers pole-saws
  top-handle-saws chainsaw-chains chainsaw-bars petrol-brushcutters electric-brushcutters battery-brushcutters
  petrol-blowers backpack-blowers petrol-pressure-washers surface-cleaners petrol-lawn-mowers electric-drills
  impact-drivers tape-measures cordless-vacuums pet-vacuums`.split(/\s+/);

const MENU_PRODUCTS = [
  "petrol-chainsaw-pro",
  "petrol-brushcutter-52cc",
  "backpack-blower-pro",
  "self-propelled-petrol-mower",
  "9f2c4e7ab1d3",
];

describeOnBoth("the seed", (api) => {
  it.each(SLUGS)("has products for %s", async (slug) => {
    const list = ProductList.parse(await (await api().get(`/api/products?category=${slug}&limit=1`)).json());
    expect(list.total).toBeGreaterThan(0);
  });

  it.each([2, 5, 6])("has products in subcategory %i", async (id) => {
    const list = ProductList.parse(await (await api().get(`/api/products?subcategory_id=${id}`)).json());
    expect(list.total).toBeGreaterThan(5);
  });

  it.each(MENU_PRODUCTS)("has a product for the menu's %s", async (slug) => {
    expect((await api().get(`/api/products/slug/${slug}`)).status).toBe(200);
  });

  it("prices everything, offers some of it, and shows some as new and out of stock", async () => {
    const { data, total } = ProductList.parse(await (await api().get("/api/products")).json());
    expect(data.every(({ price }) => price !== null && price > 100)).toBe(true);
    const share = (test: (product: (typeof data)[number]) => boolean) => data.filter(test).length / total;
    expect(share(({ sale_price }) => sale_price !== null)).toBeGreaterThan(0.04);
    expect(share(({ sale_price }) => sale_price !== null)).toBeLessThan(0.2);
    expect(share(({ status }) => status === "new")).toBeGreaterThan(0.01);
    expect(share(({ stock_quantity }) => stock_quantity === 0)).toBeLessThan(0.15);
    expect(new Set(data.map(({ sku }) => sku)).size).toBe(total);
  });

  it("ASVS 6.3.2 makes no account", async () => {
    expect(await api().database.db.selectFrom("admins").select("id").execute()).toEqual([]);
  });

  it("asks more for a stronger machine of a kind", async () => {
    const price = async (slug: string) => (await (await api().get(`/api/products/slug/${slug}`)).json()).data.price;
    expect(await price("stihl-ms-170")).toBeLessThan(await price("stihl-ms-250"));
    expect(await price("stihl-ms-250")).toBeLessThan(await price("stihl-ms-881"));
  });

  it("runs once and gives way to the first write", async () => {
    const { database, settings } = api();
    const uploads = createUploads(settings.dataDir);
    expect(await seed(database, uploads)).toBe(false);
    await writeCatalogue(database, async () => {});
    expect(await seed(database, uploads)).toBe(false);
  });
});

describe("an older seed", () => {
  async function withOlderSeed(
    work: (database: Database, uploads: Uploads, dataDir: string) => Promise<void>,
  ): Promise<void> {
    const { settings, remove } = await freshDatabase("sqlite");
    const database = await openDatabase(settings);
    try {
      const uploads = createUploads(settings.dataDir);
      await seed(database, uploads);
      await database.db.updateTable("catalogue_state").set({ seed: "an older one" }).execute();
      await work(database, uploads, settings.dataDir);
    } finally {
      await database.close();
      await remove();
    }
  }

  it("is replaced as long as nobody has written", () =>
    withOlderSeed(async (database, uploads, dataDir) => {
      await database.db.deleteFrom("slug_aliases").execute();
      expect(await seed(database, uploads)).toBe(true);
      const api = await createApi(database, { dataDir });
      expect((await api.fetch(new Request("http://localhost/api/products/slug/petrol-chainsaw-pro"))).status).toBe(200);
      await api.close();
    }));

  it("stays with everything that was written since", () =>
    withOlderSeed(async (database, uploads) => {
      await writeCatalogue(database, ({ trx }) => trx.updateTable("products").set({ name: "Mine" }).execute());
      expect([await seed(database, uploads), await removeSeed(database)]).toEqual([false, false]);
      const names = await database.db.selectFrom("products").select("name").distinct().execute();
      expect(names).toEqual([{ name: "Mine" }]);
    }));
});

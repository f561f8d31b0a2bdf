import { describe, expect, it } from "vitest";
import { ProductList } from "#app/contract/facets.ts";
import { describeOnBoth, freshDatabase } from "../../../tests/support/api.ts";
import { fillWithDemonstration } from "../../../tests/support/demonstration-catalogue.ts";
import { createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads } from "../uploads/uploads.ts";
import { importFirstCatalogue } from "./first-catalogue.ts";

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

describeOnBoth("the demonstration's catalogue", (api) => {
  it.each(SLUGS)("has products for %s", async (slug) => {
    const list = ProductList.parse(
      await (await api().get(`/api/products?category=${slug}&limit=1`)).json(),
    );
    expect(list.total).toBeGreaterThan(0);
  });

  it.each([2, 5, 6])("has products in subcategory %i", async (id) => {
    const list = ProductList.parse(
      await (await api().get(`/api/products?subcategory_id=${id}`)).json(),
    );
    expect(list.total).toBeGreaterThan(5);
  });

  it.each(MENU_PRODUCTS)("has a product for the menu's %s", async (slug) => {
    expect((await api().get(`/api/products/slug/${slug}`)).status).toBe(200);
  });

  it("has prices for all products; some are on sale, new or out of stock", async () => {
    const { data, total } = ProductList.parse(await (await api().get("/api/products")).json());
    expect(data.every(({ price }) => price !== null && price > 100)).toBe(true);
    const share = (test: (product: (typeof data)[number]) => boolean) =>
      data.filter(test).length / total;
    expect(share(({ sale_price }) => sale_price !== null)).toBeGreaterThan(0.04);
    expect(share(({ sale_price }) => sale_price !== null)).toBeLessThan(0.2);
    expect(share(({ status }) => status === "new")).toBeGreaterThan(0.01);
    expect(share(({ stock_quantity }) => stock_quantity === 0)).toBeLessThan(0.15);
    expect(new Set(data.map(({ sku }) => sku)).size).toBe(total);
  });

  it("ASVS 6.3.2 creates no account", async () => {
    expect(await api().database.db.selectFrom("admins").select("id").execute()).toEqual([]);
  });

  it("has higher prices for stronger machines of a type", async () => {
    const price = async (slug: string) =>
      (await (await api().get(`/api/products/slug/${slug}`)).json()).data.price;
    expect(await price("stihl-ms-170")).toBeLessThan(await price("stihl-ms-250"));
    expect(await price("stihl-ms-250")).toBeLessThan(await price("stihl-ms-881"));
  });

  it("is imported once, and edits stay", async () => {
    const { database, settings } = api();
    const fill = () => fillWithDemonstration(database, settings.dataDir);
    const before = await readState(database);
    await fill();
    expect(await readState(database)).toEqual(before);
    await writeCatalogue(database, async () => {});
    await fill();
    expect(await readState(database)).toMatchObject({ version: before.version + 1, seed: null });
  });
});

const readState = ({ db }: Database) =>
  db.selectFrom("catalogue_state").selectAll().executeTakeFirstOrThrow();

describe("an earlier demonstration", () => {
  async function withEarlier(
    work: (database: Database, dataDir: string) => Promise<void>,
  ): Promise<void> {
    const { settings, remove } = await freshDatabase("sqlite", true);
    const database = await openDatabase(settings);
    try {
      await database.db.updateTable("catalogue_state").set({ seed: "of an earlier one" }).execute();
      await database.db.deleteFrom("slug_aliases").execute();
      await work(database, settings.dataDir);
    } finally {
      await database.close();
      await remove();
    }
  }

  it("is replaced while it is unedited", () =>
    withEarlier(async (database, dataDir) => {
      await fillWithDemonstration(database, dataDir);
      const api = await createApi(database, { dataDir });
      expect(
        (await api.fetch(new Request("http://localhost/api/products/slug/petrol-chainsaw-pro")))
          .status,
      ).toBe(200);
      await api.close();
    }));

  it("is removed when another shop begins", () =>
    withEarlier(async (database, dataDir) => {
      const begin = () => importFirstCatalogue(database, null, createUploads(dataDir));
      await begin();
      expect(await database.db.selectFrom("products").select("id").execute()).toEqual([]);
      const emptied = await readState(database);
      await begin();
      expect(await readState(database)).toEqual(emptied);
    }));

  it("stays with all edits since", () =>
    withEarlier(async (database, dataDir) => {
      await writeCatalogue(database, ({ trx }) =>
        trx.updateTable("products").set({ name: "Mine" }).execute(),
      );
      await fillWithDemonstration(database, dataDir);
      await importFirstCatalogue(database, null, createUploads(dataDir));
      const names = await database.db.selectFrom("products").select("name").distinct().execute();
      expect(names).toEqual([{ name: "Mine" }]);
    }));
});

import { describe, expect, it } from "vitest";
import { ProductList } from "#app/contract/facets.ts";
import { describeOnBoth, freshDatabase } from "../../../tests/support/api.ts";
import { fillWithDemonstration } from "../../../tests/support/demonstration-catalogue.ts";
import { createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { describeDemonstration, removeDemonstration } from "../products/demonstration.ts";
import { createUploads } from "../uploads/uploads.ts";
import { fillFirst } from "./first-catalogue.ts";

const MENU_PRODUCTS = [
  "petrol-chainsaw-pro",
  "petrol-brushcutter-52cc",
  "backpack-blower-pro",
  "self-propelled-petrol-mower",
  "9f2c4e7ab1d3",
];

describeOnBoth("the demonstration's catalogue", (api) => {
  it.each(["categories", "subcategories"])("has products in all %s", async (groups) => {
    const { data } = await (await api().get(`/api/${groups}`)).json();
    const isEmpty = (group: { product_count: number }) => group.product_count === 0;
    expect(data.filter(isEmpty)).toEqual([]);
    expect(data.length).toBeGreaterThan(25);
  });

  it.each(MENU_PRODUCTS)("has a product for the menu's %s", async (slug) => {
    expect((await api().get(`/api/products/slug/${slug}`)).status).toBe(200);
  });

  it("has a price and an SKU for each product, and some are on sale", async () => {
    const { data, total } = ProductList.parse(await (await api().get("/api/products")).json());
    expect(data.every(({ price }) => price !== null && price > 100)).toBe(true);
    expect(new Set(data.map(({ sku }) => sku)).size).toBe(total);
    const onSale = data.filter(({ sale_price }) => sale_price !== null).length;
    expect(onSale).toBeGreaterThan(0.04 * total);
    expect(onSale).toBeLessThan(0.2 * total);
  });

  it("ASVS 6.3.2 creates no account", async () => {
    expect(await api().database.db.selectFrom("admins").select("id").execute()).toEqual([]);
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

  it("leaves the site when another shop begins, whatever staff have changed", async () => {
    const { api: server, database, settings, call, signIn, get } = api();
    const count = async () => ProductList.parse(await (await get("/api/products")).json()).total;
    const { data } = await (await get(`/api/products/slug/${MENU_PRODUCTS[0]}`)).json();
    const change = { slug: "mine", name: "Mine", sku: "MINE" };
    await call("PUT", `/api/products/${data.id}`, change, await signIn("editor"));
    const all = await count();
    await fillFirst(database, NEW_SHOP, createUploads(settings.dataDir));
    await server.refresh();
    expect(await count()).toBe(0);
    expect(await describeDemonstration(database.db)).toContain(`${all} products`);
    const own = (
      await call("POST", "/api/products", { name: "Own" }, await signIn("editor"))
    ).json();
    expect(await writeCatalogue(database, removeDemonstration)).toBe(all);
    const left = await database.db.selectFrom("products").select("id").execute();
    expect(left).toEqual([{ id: (await own).data.id }]);
    expect(await describeDemonstration(database.db)).toBeNull();
  });
});

const NEW_SHOP = "app/site/cli/start";

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
      const begin = () => fillFirst(database, NEW_SHOP, createUploads(dataDir));
      await begin();
      expect(await database.db.selectFrom("products").select("id").execute()).toEqual([]);
      const emptied = await readState(database);
      await begin();
      expect(await readState(database)).toEqual(emptied);
    }));

  it("is kept with all edits since, which another shop does not show", () =>
    withEarlier(async (database, dataDir) => {
      await writeCatalogue(database, ({ trx }) =>
        trx.updateTable("products").set({ name: "Mine" }).execute(),
      );
      await fillWithDemonstration(database, dataDir);
      await fillFirst(database, NEW_SHOP, createUploads(dataDir));
      const products = database.db.selectFrom("products").select(["name", "status"]).distinct();
      expect(await products.execute()).toEqual([{ name: "Mine", status: "archived" }]);
    }));
});

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import type { Database } from "./database.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { connect, openDatabase } from "./open-database.ts";

const FOLDER = join(import.meta.dirname, "migrations");

/** Migrations run once per database: a change needs a new migration and a line here. */
const RELEASED: Record<string, string> = {
  "1-catalogue.ts": "846d0b3a5123becb",
  "2-messages.ts": "9b55b26faa5ff251",
  "3-administration.ts": "016fab658ab30a10",
  "4-kept-stock-history.ts": "97fda02eb9e99465",
  "5-roles.ts": "8debae5c867bb01a",
  "6-messages.ts": "be6ac58b3eb8d43e",
  "7-categories.ts": "3e9f1f71f39b5743",
  "8-missed-searches.ts": "2036948d3c12a4ba",
  "9-synonyms.ts": "53eb67084aefd66f",
  "10-reports.ts": "597301f8f3099159",
  "11-preferred-drawings.ts": "579b10c4a34ebd8d",
  "13-rate-limits.ts": "79389ce6367510bc",
  "14-product-list.ts": "42a5a10af73c29bb",
  "16-log-ids.ts": "dcd48c0bc5902fa6",
  "17-overrides.ts": "89b8215cb6e55417",
  "18-deals.ts": "4f171fd34221a3e4",
  "19-sign-in-networks.ts": "c48bf28dbf05c74e",
  "20-power-types.ts": "45f81cbd33aa8baf",
  "21-identity.ts": "e5b1bf3dd9bdceb9",
  "22-specifications.ts": "89270526dda04ea6",
  "23-tax-rates.ts": "81a286804ec0e46a",
  "24-photographs.ts": "222b316263b9958c",
};

const hashJson = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

it("released migrations are never edited", () => {
  const files = readdirSync(FOLDER).sort();
  const hashes = files.map((file) => [
    file,
    createHash("sha256")
      .update(readFileSync(join(FOLDER, file)))
      .digest("hex")
      .slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(RELEASED);
});

it("the definitions that a migration writes are never edited", () => {
  expect(hashJson(DEFAULT_DEFINITIONS)).toBe("faf01b9da05d5016");
});

describe.each(inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))(
  "on %s",
  (kind) => {
    let fresh: FreshDatabase;
    beforeEach(async () => {
      fresh = await freshDatabase(kind);
    });
    afterEach(() => fresh.remove());

    /** Migrates up to `last`, runs the statements, then migrates to the latest state. */
    async function upgraded(
      last: string,
      statements: string[],
      check: (database: Database) => Promise<void>,
    ) {
      const before = await connect(fresh.settings);
      await migrate(before.db, last);
      for (const statement of statements) await sql.raw(statement).execute(before.db);
      await before.close();
      const after = await openDatabase(fresh.settings);
      try {
        await check(after);
      } finally {
        await after.close();
      }
    }

    it("a database of any earlier state is migrated", async () => {
      await upgraded("9-synonyms", [], async ({ db }) => {
        const migrations = await new Migrator({
          db,
          provider: { getMigrations: async () => MIGRATIONS },
        }).getMigrations();
        expect(migrations.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
        expect(migrations.every(({ executedAt }) => executedAt)).toBe(true);
      });
    });

    it("today's specifications are written with their keys, once", async () => {
      await upgraded("n21-identity", [], async ({ db }) => {
        expect(await readSpecifications(db)).toEqual(DEFAULT_DEFINITIONS);
        expect(DEFAULT_DEFINITIONS.map(({ key }) => key)).toEqual(
          expect.arrayContaining(["bar", "width", "blade", "pressure", "flow", "air", "power"]),
        );
      });
    });

    it("a first-release database keeps the stock log of deleted products", async () => {
      const entry = {
        id: 1,
        product_id: 1,
        change: 3,
        quantity_after: 3,
        reason: "first stock",
        note: "",
      };
      const statements = [
        `insert into products (id, name, slug, description, brief_description, short_description, status, stock_quantity,
        featured, specifications, technical_details, features, custom_sections, images, fits, version, changed_in,
        created_at, updated_at)
        values (1, 'Saw', 'saw', '', '', '', 'active', 3, 0, '[]', '[]', '[]', '[]', '[]', '[]', 1, 1, '', '')`,
        "drop table inventory_log",
        `create table inventory_log (id integer primary key,
        product_id integer not null constraint inventory_log_product_id_fkey references products (id) on delete cascade,
        change integer not null, quantity_after integer not null, reason text not null, note text not null,
        admin_id integer, created_at text not null)`,
        "create index inventory_log_product_id on inventory_log (product_id)",
        "insert into inventory_log values (1, 1, 3, 3, 'first stock', '', null, '2026-01-01')",
      ];
      await upgraded("3-administration", statements, async ({ db }) => {
        await db.deleteFrom("products").execute();
        const rows = await db.selectFrom("inventory_log").selectAll().execute();
        expect(rows).toEqual([{ ...entry, admin_id: null, created_at: "2026-01-01" }]);
      });
    });

    it("migrations with two digits run after the ninth", async () => {
      await upgraded("9-synonyms", [], async ({ db }) => {
        const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
        expect(rows).toHaveLength(Object.keys(RELEASED).length);
      });
    });

    it("the first three roles become owner, editor and reader", async () => {
      const account = (id: number, role: string) =>
        `insert into admins values (${id}, '${role}', '', '', '${role}@example.com', '${role}', 'active', null, '', '')`;
      const statements = [account(1, "super_admin"), account(2, "admin"), account(3, "moderator")];
      await upgraded("3-administration", statements, async ({ db }) => {
        const roles = await db.selectFrom("admins").select("role").orderBy("id").execute();
        expect(roles.map(({ role }) => role)).toEqual(["owner", "editor", "reader"]);
      });
    });

    it("products that were never counted have no stock, others keep their number", async () => {
      const product = (id: number, stock: number) =>
        `insert into products (id, name, slug, description, brief_description, short_description, status, stock_quantity,
        featured, specifications, technical_details, features, custom_sections, images, fits, version, changed_in,
        created_at, updated_at)
        values (${id}, 'Saw', 'saw-${id}', '', '', '', 'active', ${stock}, 0, '[]', '[]', '[]', '[]', '[]', '[]', 1, 1, '', '')`;
      const sold = "insert into inventory_log values (1, 3, -1, 0, 'sold', '', null, '2026-01-01')";
      await upgraded(
        "6-messages",
        [product(1, 0), product(2, 5), product(3, 0), sold],
        async ({ db }) => {
          const rows = await db
            .selectFrom("products")
            .select("stock_quantity")
            .orderBy("id")
            .execute();
          expect(rows.map(({ stock_quantity }) => stock_quantity)).toEqual([null, 5, 0]);
        },
      );
    });

    const product = (id: number, stock: number | null = null) =>
      `insert into products (id, name, slug, description, brief_description, short_description, status,
      stock_quantity, featured, specifications, technical_details, features, custom_sections, images,
      fits, version, changed_in, created_at, updated_at, price_paise, sale_price_paise)
      values (${id}, 'Saw', 'saw-${id}', '', '', '', 'active', ${stock}, 0, '[]', '[]', '[]', '[]',
        '[]', '[]', 1, 1, '', '', 200, 100)`;
    const collection = (id: number, slug: string, kind = "collection") =>
      `insert into categories values (${id}, '${slug}', '${slug}', '', '${kind}', ${id}, 1)`;

    it("a shop without deals gets the collection after its other groups", async () => {
      const statements = [
        collection(7, "garden"),
        "insert into counters values ('categories', 8)",
        product(1),
        "insert into former_slugs values ('deals', 7, null)",
      ];
      await upgraded("n17-overrides", statements, async ({ db }) => {
        const groups = await db.selectFrom("categories").selectAll().orderBy("id").execute();
        expect(groups.slice(1)).toMatchObject([
          { id: 9, slug: "deals", kind: "collection", position: 8, retired: 0 },
        ]);
        expect(await db.selectFrom("former_slugs").selectAll().execute()).toEqual([]);
      });
    });

    it("products are removed from a deals collection that was filled by hand", async () => {
      const statements = [
        collection(7, "deals"),
        collection(8, "garden"),
        product(1),
        product(2),
        "update products set changed_in = 0",
        "insert into product_collections values (1, 7)",
        "insert into product_collections values (1, 8)",
      ];
      await upgraded("n17-overrides", statements, async ({ db }) => {
        const rows = await db.selectFrom("product_collections").selectAll().execute();
        expect(rows).toEqual([{ product_id: 1, category_id: 8 }]);
        const deals = db
          .selectFrom("categories")
          .select(["id", "retired"])
          .where("slug", "=", "deals");
        expect(await deals.execute()).toEqual([{ id: 7, retired: 0 }]);
        const products = await db
          .selectFrom("products")
          .select("changed_in")
          .orderBy("id")
          .execute();
        expect(products.map(({ changed_in }) => changed_in)).toEqual([1, 0]);
      });
    });

    it("a shop's own type Battery merges with the built-in one", async () => {
      const statements = [
        "insert into types values (4, 'Battery', 'battery')",
        "insert into types values (5, 'GAS', 'gas-engine')",
        "insert into types values (6, 'petrol', 'petrol')",
        "insert into types values (7, 'Solar', 'solar')",
        "insert into counters values ('types', 7)",
        product(1),
        product(2),
        product(3),
        "update products set changed_in = 0",
        "update products set type = 'battery' where id = 1",
        "update products set type = 'gas-engine' where id = 2",
        "update products set type = 'solar' where id = 3",
      ];
      await upgraded("n18-deals", statements, async ({ db }) => {
        const types = await db.selectFrom("types").selectAll().orderBy("id").execute();
        expect(types).toEqual([
          { id: 4, name: "Battery", slug: "cordless" },
          { id: 6, name: "petrol", slug: "petrol" },
          { id: 7, name: "Solar", slug: "solar" },
          { id: 8, name: "Electric", slug: "corded" },
          { id: 9, name: "Diesel", slug: "diesel" },
          { id: 10, name: "Manual", slug: "manual" },
        ]);
        const products = db.selectFrom("products").select(["type", "changed_in"]).orderBy("id");
        expect(await products.execute()).toEqual([
          { type: "cordless", changed_in: 1 },
          { type: "petrol", changed_in: 1 },
          { type: "solar", changed_in: 0 },
        ]);
      });
    });

    it("a shop's own category keeps the slug deals", async () => {
      await upgraded("n17-overrides", [collection(7, "deals", "category")], async ({ db }) => {
        const groups = await db.selectFrom("categories").select(["id", "kind"]).execute();
        expect(groups).toEqual([{ id: 7, kind: "category" }]);
      });
    });
  },
);

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { freshDatabase } from "../../../tests/support/api.ts";
import { openDatabase } from "./database.ts";
import { writeCatalogue } from "./writing.ts";

const FOLDER = join(import.meta.dirname, "migrations");

/** A database that has run a migration never runs it again: a change goes into a new one, with a line of its own here. */
const RELEASED: Record<string, string> = {
  "1-catalogue.ts": "846d0b3a5123becb",
  "2-messages.ts": "9b55b26faa5ff251",
  "3-administration.ts": "016fab658ab30a10",
  "4-kept-stock-history.ts": "97fda02eb9e99465",
};

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

it.each(inject("postgres") ? (["sqlite", "postgres"] as const) : (["sqlite"] as const))(
  "a database of the first release keeps the history of stock when its product is deleted, on %s",
  async (kind) => {
    const { settings, remove } = await freshDatabase(kind);
    const before = await openDatabase(settings);
    await writeCatalogue(before, ({ trx, version }) =>
      sql`insert into products (id, name, slug, description, brief_description, short_description, status,
        stock_quantity, featured, specifications, technical_details, features, custom_sections, images, fits, version,
        changed_in, created_at, updated_at)
        values (1, 'Saw', 'saw', '', '', '', 'active', 3, 0, '[]', '[]', '[]', '[]', '[]', '[]', 1, ${version}, '', '')`.execute(
        trx,
      ),
    );
    // As the first release made it.
    await sql`drop table inventory_log`.execute(before.db);
    await sql`create table inventory_log (id integer primary key,
      product_id integer not null constraint inventory_log_product_id_fkey references products (id) on delete cascade,
      change integer not null, quantity_after integer not null, reason text not null, note text not null,
      admin_id integer, created_at text not null)`.execute(before.db);
    await sql`create index inventory_log_product_id on inventory_log (product_id)`.execute(before.db);
    await sql`insert into inventory_log values (1, 1, 3, 3, 'first stock', '', null, '2026-01-01')`.execute(before.db);
    await sql`delete from kysely_migration where name not in ('1-catalogue', '2-messages', '3-administration')`.execute(
      before.db,
    );
    await before.close();

    const after = await openDatabase(settings);
    try {
      await sql`delete from products`.execute(after.db);
      const kept = await after.db.selectFrom("inventory_log").selectAll().execute();
      expect(kept).toEqual([
        {
          id: 1,
          product_id: 1,
          change: 3,
          quantity_after: 3,
          reason: "first stock",
          note: "",
          admin_id: null,
          created_at: "2026-01-01",
        },
      ]);
    } finally {
      await after.close();
      await remove();
    }
  },
);

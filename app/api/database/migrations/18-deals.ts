/** The collection of what is on sale, in every shop: its products follow from their prices alone. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

async function up(db: Kysely<unknown>): Promise<void> {
  const taken = await sql`select id from categories where slug = 'deals'
    union all select id from subcategories where slug = 'deals'`.execute(db);
  if (taken.rows.length === 0) {
    await sql`delete from former_slugs where slug = 'deals'`.execute(db);
    await sql`insert into counters (name, value) values ('categories', 1)
      on conflict (name) do update set value = counters.value + 1`.execute(db);
    await sql`insert into categories (id, name, slug, description, kind, position, retired)
      select value, 'Deals', 'deals', '', 'collection',
        (select coalesce(max(position), 0) + 1 from categories), 0
      from counters where name = 'categories'`.execute(db);
  }
  await sql`update categories set retired = 0
    where slug = 'deals' and kind = 'collection'`.execute(db);
  // A read model that kept these products reads them again.
  await sql`update catalogue_state set version = version + 1
    where exists (select 1 from products)`.execute(db);
  const deals = sql`(select id from categories where slug = 'deals')`;
  await sql`update products set changed_in = (select version from catalogue_state) where id in
    (select product_id from product_collections where category_id in ${deals})`.execute(db);
  await sql`delete from product_collections where category_id in ${deals}`.execute(db);
}

export const computedDeals: Migration = { up };

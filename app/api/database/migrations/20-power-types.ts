/** The five power types in every shop: one of the shop's own that means one of them becomes it. */
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const FIVE = [
  { slug: "petrol", name: "Petrol", words: ["petrol", "gas", "gasoline"] },
  { slug: "cordless", name: "Battery", words: ["cordless", "battery"] },
  { slug: "corded", name: "Electric", words: ["corded", "electric"] },
  { slug: "diesel", name: "Diesel", words: ["diesel"] },
  { slug: "manual", name: "Manual", words: ["manual"] },
];

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update catalogue_state set version = version + 1
    where exists (select 1 from products)`.execute(db);
  for (const type of FIVE) await addType(db, type);
}

async function addType(db: Kysely<unknown>, { slug, name, words }: (typeof FIVE)[number]) {
  // The one with the slug is kept before others that mean the same.
  const { rows } = await sql<{ id: number; slug: string }>`select id, slug from types
    where lower(slug) in (${sql.join(words)}) or lower(name) in (${sql.join(words)})
    order by case when slug = ${slug} then 0 else 1 end, id`.execute(db);
  const [kept, ...others] = rows;
  if (!kept) {
    await sql`insert into counters (name, value) values ('types', 1)
      on conflict (name) do update set value = counters.value + 1`.execute(db);
    await sql`insert into types (id, name, slug)
      select value, ${name}, ${slug} from counters where name = 'types'`.execute(db);
    return;
  }
  for (const other of [...(kept.slug === slug ? [] : [kept]), ...others])
    await sql`update products set changed_in = (select version from catalogue_state)
      where type = ${other.slug}`.execute(db);
  // Products refer to the slug, which the database changes with it.
  await sql`update types set slug = ${slug} where id = ${kept.id}`.execute(db);
  for (const other of others) {
    await sql`update products set type = ${slug} where type = ${other.slug}`.execute(db);
    await sql`delete from types where id = ${other.id}`.execute(db);
  }
}

export const powerTypes: Migration = { up };

/** The tables, indexes and first rows of a new database. */
import { randomUUID } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";

/** Runs on both databases. Ids without a reference outlive what they name. */
const SCHEMA = `
create table catalogue_state (
  id integer primary key, version integer not null, seed text, identity text default '' not null
);
create table counters (name text primary key, value integer not null);

create table brands (
  id integer primary key, name text not null unique, slug text not null unique,
  description text not null
);
create table types (
  id integer primary key, name text not null unique, slug text not null unique
);
create table categories (
  id integer primary key, name text not null, slug text not null unique,
  description text not null, kind text not null,
  position integer default 0 not null, retired integer default 0 not null
);
create table subcategories (
  id integer primary key, name text not null, slug text not null unique,
  description text not null, category_id integer references categories (id) on delete set null,
  position integer default 0 not null, retired integer default 0 not null
);
create table former_slugs (
  slug text primary key,
  category_id integer references categories (id) on delete cascade,
  subcategory_id integer references subcategories (id) on delete cascade
);

create table products (
  id integer primary key, name text not null, slug text not null unique, sku text unique,
  description text not null, brief_description text not null, short_description text not null,
  price_paise bigint, sale_price_paise bigint, tax_rate double precision,
  brand_id integer references brands (id), category_id integer references categories (id),
  subcategory_id integer references subcategories (id),
  type text references types (slug) on update cascade, product_type text,
  status text not null, stock_quantity integer, featured integer not null,
  weight_kg double precision, specifications text not null, technical_details text not null,
  features text not null, custom_sections text not null, images text not null,
  drawing_preferred integer default 0 not null, fits text not null,
  version integer not null, changed_in integer not null,
  created_at text not null, updated_at text not null
);
create index products_changed_in on products (changed_in);
create index products_list
  on products (updated_at, id, status, category_id, price_paise, stock_quantity);
create table removed_products (id integer primary key, changed_in integer not null);
create table product_subcategories (
  id integer primary key, product_id integer not null references products (id) on delete cascade,
  subcategory_id integer not null references subcategories (id),
  unique (product_id, subcategory_id)
);
create table product_collections (
  product_id integer not null references products (id) on delete cascade,
  category_id integer not null references categories (id) on delete cascade,
  primary key (product_id, category_id)
);
create table slug_aliases (
  slug text primary key, product_id integer not null references products (id) on delete cascade
);
create table specifications (
  key text primary key, position integer not null, definition text not null
);
create table documents (
  name text not null, language text default 'en' not null, content text not null,
  version integer not null, changed_in integer not null, edited integer not null,
  changed_at text not null, changed_by text not null, primary key (name, language)
);

create table contact_messages (
  id integer primary key, name text not null, email text not null, phone text not null,
  subject text not null, message text not null, created_at text not null,
  branch text default '' not null, product text default '' not null,
  note text default '' not null, answer text default '' not null,
  status text default 'open' not null, handled_at text, handled_by text
);
create index contact_messages_created_at on contact_messages (created_at);
create table mails (
  message_id integer not null references contact_messages (id) on delete cascade,
  kind text not null, attempts integer not null, next_attempt_at text not null,
  primary key (message_id, kind)
);
create table idempotency_keys (
  scope text not null, key text not null, request_hash text not null, answer text not null,
  created_at text not null, primary key (scope, key)
);
create table rate_limits (
  key text primary key not null, until text not null, count integer not null
);

create table admins (
  id integer primary key, username text not null unique, first_name text not null,
  last_name text not null, email text not null unique, role text not null, status text not null,
  password_hash text, created_at text not null, updated_at text not null
);
create table access_tokens (
  token_hash text primary key, admin_id integer not null references admins (id) on delete cascade,
  expires_at text not null, ends_at text default '' not null
);
create table setup_tokens (
  token_hash text primary key, admin_id integer not null references admins (id) on delete cascade,
  expires_at text not null
);
create table sign_in_networks (
  admin_id integer not null references admins (id) on delete cascade,
  network text not null, used_at text not null, primary key (admin_id, network)
);
create table admin_logs (
  id integer primary key, admin_id integer, admin_email text not null,
  action_type text not null, resource_type text not null, resource_id integer,
  before text, after text, created_at text not null
);
create index admin_logs_created_at on admin_logs (created_at);
create table inventory_log (
  id integer primary key, product_id integer not null, change integer not null,
  quantity_after integer not null, reason text not null, note text not null,
  admin_id integer, created_at text not null
);
create index inventory_log_product_id on inventory_log (product_id);

create table missed_searches (
  day text not null, words text not null, count integer not null, primary key (day, words)
);
create table found_searches (
  day text not null, words text not null, count integer not null, primary key (day, words)
);
create table unknown_paths (
  path text primary key, count integer not null, last_day text not null
);
create table job_runs (name text primary key, ran_at text not null);

insert into types (id, name, slug) values
  (1, 'Petrol', 'petrol'), (2, 'Battery', 'cordless'), (3, 'Electric', 'corded'),
  (4, 'Diesel', 'diesel'), (5, 'Manual', 'manual');
insert into categories (id, name, slug, description, kind, position) values
  (1, 'Deals', 'deals', '', 'collection', 1);
insert into counters (name, value) values ('types', 5), ('categories', 1)`;

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(";\n")) await sql.raw(statement).execute(db);
  // SQLite numbers the rows of such a table without being told.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table admin_logs
      alter column id add generated by default as identity`.execute(db);
  await sql`insert into catalogue_state (id, version, seed, identity)
    values (1, 0, '', ${randomUUID()})`.execute(db);
  for (const [position, { key, ...definition }] of DEFAULT_DEFINITIONS.entries())
    await sql`insert into specifications (key, position, definition)
      values (${key}, ${position}, ${JSON.stringify(definition)})`.execute(db);
}

export const initialSchema: Migration = { up };

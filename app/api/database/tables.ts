/**
 * The tables, as Kysely knows them. Both databases hold the same plain types: money in paise, flags as 0 and 1,
 * instants and lists as text (ISO 8601, JSON).
 */
import type { ColumnType } from "kysely";
import type { Role } from "#app/contract/admin.ts";
import type { MessageStatus } from "#app/contract/message.ts";

export interface CatalogueStateTable {
  id: number;
  /** Counts the writes: the catalogue's version. */
  version: number;
  /** Empty before the seed, then the hash of what it wrote; null once somebody else has written. */
  seed: string | null;
}

export interface CounterTable {
  name: string;
  value: number;
}

export interface BrandTable {
  id: number;
  name: string;
  slug: string;
  description: string;
}

export interface TypeTable {
  id: number;
  name: string;
  slug: string;
}

export interface CategoryTable {
  id: number;
  name: string;
  slug: string;
  description: string;
  kind: "category" | "collection";
  /** Lists go by it, then by id. */
  position: ColumnType<number, number | undefined>;
  /** 1 for one that visitors no longer see; its products stay. */
  retired: ColumnType<number, number | undefined>;
}

export interface SubcategoryTable {
  id: number;
  name: string;
  slug: string;
  description: string;
  category_id: number | null;
  position: ColumnType<number, number | undefined>;
  retired: ColumnType<number, number | undefined>;
}

/** Slugs that categories, collections and subcategories had before, each of one or the other. */
export interface FormerSlugTable {
  slug: string;
  category_id: number | null;
  subcategory_id: number | null;
}

export interface ProductTable {
  id: number;
  name: string;
  slug: string;
  sku: string | null;
  description: string;
  brief_description: string;
  short_description: string;
  price_paise: number | null;
  sale_price_paise: number | null;
  brand_id: number | null;
  category_id: number | null;
  subcategory_id: number | null;
  /** Slug of a type. */
  type: string | null;
  product_type: string | null;
  status: string;
  /** Null for a product whose stock is not counted. */
  stock_quantity: number | null;
  featured: number;
  weight_kg: number | null;
  specifications: string;
  technical_details: string;
  features: string;
  custom_sections: string;
  images: string;
  /** 1 where the drawing comes before the pictures that were given. */
  drawing_preferred: number;
  /** Ids of the machines it fits, as far as somebody has said so. */
  fits: string;
  version: number;
  /** The catalogue's version at this product's last write. */
  changed_in: number;
  created_at: string;
  updated_at: string;
}

/** Tells the other processes' read models which products are gone. */
export interface RemovedProductTable {
  id: number;
  changed_in: number;
}

export interface ProductSubcategoryTable {
  id: number;
  product_id: number;
  subcategory_id: number;
}

export interface ProductCollectionTable {
  product_id: number;
  category_id: number;
}

/** Former slugs and the short names that menus use. */
export interface SlugAliasTable {
  slug: string;
  product_id: number;
}

export interface ContactMessageTable {
  id: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  created_at: string;
  /** Names as the visitor's page gave them; empty where it was about none. */
  branch: ColumnType<string, string | undefined>;
  product: ColumnType<string, string | undefined>;
  /** The shop's own. */
  note: ColumnType<string, string | undefined>;
  status: ColumnType<MessageStatus, MessageStatus | undefined>;
  handled_at: ColumnType<string | null, string | null | undefined>;
  handled_by: ColumnType<string | null, string | null | undefined>;
}

/** A mail about a message that has not been sent yet; the row goes when it is. */
export interface MailTable {
  message_id: number;
  /** To the dealer, or to the sender as an acknowledgement. */
  kind: "dealer" | "sender";
  attempts: number;
  next_attempt_at: string;
}

/** When a job that deletes by age ran last, by a clock that it trusted. */
export interface JobRunTable {
  name: string;
  ran_at: string;
}

/** The first call with a key, and what it was answered. */
export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  request_hash: string;
  answer: string;
  created_at: string;
}

export interface AdminTable {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  /** In small letters. */
  email: string;
  role: Role;
  status: "active" | "inactive";
  /** Null until the password is set up. */
  password_hash: string | null;
  created_at: string;
  updated_at: string;
}

/** Only the hash of a token is kept, so that a copy of the database opens nothing. */
export interface TokenTable {
  token_hash: string;
  admin_id: number;
  expires_at: string;
}

/** A session; each call with it moves its end, until `ends_at`. */
export interface AccessTokenTable extends TokenTable {
  ends_at: string;
}

/** What was done, by whom; the e-mail stays when the account is gone. */
export interface AdminLogTable {
  id: number;
  admin_id: number | null;
  admin_email: string;
  action_type: string;
  resource_type: string;
  resource_id: number | null;
  before: string | null;
  after: string | null;
  created_at: string;
}

export interface InventoryLogTable {
  id: number;
  product_id: number;
  change: number;
  quantity_after: number;
  reason: string;
  note: string;
  admin_id: number | null;
  created_at: string;
}

/** What was searched for on a day, in vain or not. */
export interface SearchTable {
  /** As in 2026-01-31. */
  day: string;
  words: string;
  count: number;
}

/** How often a page led to a call or a chat on a day. */
export interface TapTable {
  day: string;
  way: string;
  page: string;
  /** 0 for pages that are no product's. */
  product_id: number;
  count: number;
}

/** What customers call things: one synonym as JSON. */
export interface SynonymTable {
  id: number;
  synonym: string;
}

/** How often somebody did what is limited, within a span of time. */
export interface RateLimitTable {
  /** A hash: nobody is named. */
  key: string;
  until: string;
  count: number;
}

export interface Tables {
  rate_limits: RateLimitTable;
  missed_searches: SearchTable;
  found_searches: SearchTable;
  taps: TapTable;
  synonyms: SynonymTable;
  catalogue_state: CatalogueStateTable;
  counters: CounterTable;
  brands: BrandTable;
  types: TypeTable;
  categories: CategoryTable;
  subcategories: SubcategoryTable;
  former_slugs: FormerSlugTable;
  products: ProductTable;
  removed_products: RemovedProductTable;
  product_subcategories: ProductSubcategoryTable;
  product_collections: ProductCollectionTable;
  slug_aliases: SlugAliasTable;
  contact_messages: ContactMessageTable;
  mails: MailTable;
  job_runs: JobRunTable;
  idempotency_keys: IdempotencyKeyTable;
  admins: AdminTable;
  access_tokens: AccessTokenTable;
  setup_tokens: TokenTable;
  admin_logs: AdminLogTable;
  inventory_log: InventoryLogTable;
}

/**
 * The tables' types for Kysely, equal in both databases: money in paise, flags as 0 and 1, times
 * and lists as text (ISO 8601, JSON).
 */
import type {
  AccessTokenTable,
  AdminLogTable,
  AdminTable,
  IdempotencyKeyTable,
  SignInNetworkTable,
  TokenTable,
} from "./account-tables.ts";
import type {
  BrandTable,
  CatalogueStateTable,
  CategoryTable,
  CounterTable,
  FormerSlugTable,
  InventoryLogTable,
  OverrideTable,
  ProductCollectionTable,
  ProductSubcategoryTable,
  ProductTable,
  RemovedProductTable,
  SlugAliasTable,
  SpecificationTable,
  SubcategoryTable,
  SynonymTable,
  TypeTable,
} from "./catalogue-tables.ts";
import type {
  ContactMessageTable,
  JobRunTable,
  MailTable,
  RateLimitTable,
  SearchTable,
} from "./visitor-tables.ts";

export interface Tables {
  rate_limits: RateLimitTable;
  missed_searches: SearchTable;
  found_searches: SearchTable;
  synonyms: SynonymTable;
  overrides: OverrideTable;
  specifications: SpecificationTable;
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
  sign_in_networks: SignInNetworkTable;
  admin_logs: AdminLogTable;
  inventory_log: InventoryLogTable;
}

/** Migrates the database at every start. */
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { catalogueTables } from "./migrations/1-catalogue.ts";
import { messageTables } from "./migrations/2-messages.ts";
import { administrationTables } from "./migrations/3-administration.ts";
import { keptStockHistory } from "./migrations/4-kept-stock-history.ts";
import { shopRoles } from "./migrations/5-roles.ts";
import { handledMessages } from "./migrations/6-messages.ts";
import { movableCategories } from "./migrations/7-categories.ts";
import { missedSearches } from "./migrations/8-missed-searches.ts";
import { synonymTable } from "./migrations/9-synonyms.ts";
import { reportTables } from "./migrations/10-reports.ts";
import { preferredDrawings } from "./migrations/11-preferred-drawings.ts";
import { rateLimits } from "./migrations/13-rate-limits.ts";
import { productList } from "./migrations/14-product-list.ts";
import { logIds } from "./migrations/16-log-ids.ts";
import { overrideTable } from "./migrations/17-overrides.ts";
import { computedDeals } from "./migrations/18-deals.ts";
import { signInNetworks } from "./migrations/19-sign-in-networks.ts";
import { powerTypes } from "./migrations/20-power-types.ts";
import { catalogueIdentity } from "./migrations/21-identity.ts";
import { specificationTable } from "./migrations/22-specifications.ts";
import { taxRates } from "./migrations/23-tax-rates.ts";
import { withoutPictureIndex } from "./migrations/24-photographs.ts";
import type { Tables } from "./tables.ts";

/** Kysely sorts names as text: from the tenth on, the letter n sorts them after the ninth. */
export const MIGRATIONS: Record<string, Migration> = {
  "1-catalogue": catalogueTables,
  "2-messages": messageTables,
  "3-administration": administrationTables,
  "4-kept-stock-history": keptStockHistory,
  "5-roles": shopRoles,
  "6-messages": handledMessages,
  "7-categories": movableCategories,
  "8-missed-searches": missedSearches,
  "9-synonyms": synonymTable,
  "n10-reports": reportTables,
  "n11-preferred-drawings": preferredDrawings,
  "n13-rate-limits": rateLimits,
  "n14-product-list": productList,
  "n16-log-ids": logIds,
  "n17-overrides": overrideTable,
  "n18-deals": computedDeals,
  "n19-sign-in-networks": signInNetworks,
  "n20-power-types": powerTypes,
  "n21-identity": catalogueIdentity,
  "n22-specifications": specificationTable,
  "n23-tax-rates": taxRates,
  "n24-photographs": withoutPictureIndex,
};

/**
 * Runs all pending migrations or none; `last` stops at an older state.
 *
 * @throws the failed migration's error, or if a later release has migrated the database
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt)) await rejectLater(db);
  // Checking first takes no lock from writers.
  if (known.every(({ executedAt }) => executedAt)) return;
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}

/** This release could write rows that a later schema does not expect. */
async function rejectLater(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  const later = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (later)
    throw new Error(
      `a later release has migrated the database (${later.name}); ` +
        "start that release or restore a backup",
    );
}

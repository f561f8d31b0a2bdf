/** What the shop's people read, each by its right: the calls of `/api/*` and the desk's pages share it. */
import { PERMISSIONS, type Permission } from "#app/contract/admin.ts";
import type { MessageFilter } from "#app/contract/message.ts";
import type { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { ProductRowsQuery } from "#app/contract/product-rows.ts";
import { type Admin, toAdminUser } from "./accounts/admins.ts";
import { type LogQuery, listLogs } from "./accounts/audit-log.ts";
import { ApiError } from "./api-error.ts";
import { listMessages } from "./contact/messages.ts";
import type { Database } from "./database/database.ts";
import { findLastRun } from "./database/job-runs.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { readAllPlaces } from "./places/read-places.ts";
import { listProductRows } from "./products/list-rows.ts";
import { listInventory } from "./products/stock.ts";
import type { Reading } from "./reading.ts";
import type { Counter } from "./reports/counter.ts";
import { listSearches, type SearchCounter } from "./reports/searches.ts";
import { type CountedTap, listTaps } from "./reports/taps.ts";
import { readSynonyms } from "./search/stored-synonyms.ts";

/** Messages a page, where the query does not say. */
export const MESSAGES_PER_PAGE = 50;
/** Entries of a report. */
export const MOST_COUNTS = 500;
/** Days of a report, where the query does not say. */
export const REPORT_DAYS = 7;

export type MessageQuery = MessageFilter & { page?: number | undefined; limit?: number | undefined };

interface Sources {
  database: Database;
  catalogueIndex: CatalogueIndex;
  reading: Reading;
  searches: SearchCounter;
  taps: Counter<CountedTap>;
  callingCode: string;
}

export type StaffReading = ReturnType<ReturnType<typeof createStaffReading>>;

/** Each function rejects with an `ApiError` of 403 for whoever lacks its right. */
export function createStaffReading({ database, reading, catalogueIndex, searches, taps, callingCode }: Sources) {
  const { db } = database;
  return (admin: Admin) => {
    const rights = PERMISSIONS[admin.role];
    const reader = { readsDrafts: rights.canReadDrafts };
    /** `read`, for whoever has the right. */
    const by =
      <Args extends unknown[], Answer>(right: Permission, read: (...args: Args) => Promise<Answer>) =>
      async (...args: Args): Promise<Answer> => {
        if (!rights[right]) throw new ApiError(403, `This call needs the right ${right}`);
        return read(...args);
      };
    return {
      /** The latest first. */
      listMessages: by(
        "canReadMessages",
        async ({ page = 1, limit = MESSAGES_PER_PAGE, person, ...filter }: MessageQuery) => {
          const choice = { ...filter, person: person === undefined ? undefined : { key: person, callingCode } };
          return listMessages(db, choice, { limit, offset: (page - 1) * limit });
        },
      ),
      /** What was done, the latest first. */
      listLogs: by("canViewAnalytics", (query: LogQuery) => listLogs(db, query)),
      /** What visitors searched for and found, or did not find; the commonest first. */
      listSearches: by("canViewAnalytics", async (isFound: boolean, days?: number) => {
        await searches.flush();
        return listSearches(db, isFound ? "found_searches" : "missed_searches", days ?? REPORT_DAYS, MOST_COUNTS);
      }),
      /** The pages and products that led to a call, the most first. */
      listTaps: by("canViewAnalytics", async (days?: number) => {
        await taps.flush();
        return listTaps(db, days ?? REPORT_DAYS, MOST_COUNTS);
      }),
      /** When the last backup that succeeded was made; null for never. */
      findLastBackup: by("canViewAnalytics", () => findLastRun(db, "backup")),
      listProductRows: by("canReadDrafts", (query: ProductRowsQuery) => listProductRows(db, query)),
      /** In their order, retired ones too. */
      listAllCategories: by("canReadDrafts", () => readAllPlaces(db, "categories") as Promise<Category[]>),
      listAllSubcategories: by("canReadDrafts", () => readAllPlaces(db, "subcategories") as Promise<Subcategory[]>),
      listSynonyms: by("canManageProducts", () => readSynonyms(db)),
      /** How a product's stock changed, the latest first. @throws an `ApiError` of 404 for a product that never was. */
      listInventory: by("canReadDrafts", async (id: number) => {
        const found = await listInventory(db, id);
        // A product that has been deleted has its history still.
        if (found.total === 0 && catalogueIndex.current().index.slotOf(id) === undefined)
          throw new ApiError(404, "Product not found");
        return found;
      }),
      listUsers: by("canManageUsers", async () =>
        (await db.selectFrom("admins").selectAll().orderBy("id").execute()).map(toAdminUser),
      ),
      /** @throws an `ApiError` of 404 */
      findProduct: async (id: number) => {
        const product = await reading.findProduct(id, reader);
        if (product === null) throw new ApiError(404, "Product not found");
        return product;
      },
      findProducts: async (query: ProductQuery) => reading.findProducts(query, reader),
      listBrands: async () => reading.listBrands(),
      listTypes: async () => reading.listTypes(),
      readOverrides: async () => reading.readOverrides(),
    };
  };
}

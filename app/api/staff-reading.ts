/** Everything that staff can read, with permission checks; the API and the desk share it. */
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import { PERMISSIONS, type Permission } from "#app/contract/accounts.ts";
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import type { MessageFilter } from "#app/contract/message.ts";
import type { ProductRowsQuery } from "#app/contract/product-rows.ts";
import { type Admin, rejectWithoutRight, toAdminUser } from "./accounts/admins.ts";
import { type LogQuery, listLogs } from "./accounts/audit-log.ts";
import { findUser } from "./accounts/users.ts";
import { ApiError } from "./api-error.ts";
import {
  findMessage,
  listMessages,
  type ResolvedMessageFilter,
  toMessagesFile,
} from "./contact/messages.ts";
import { findLastRun } from "./database/job-runs.ts";
import { checkChange } from "./documents/check-change.ts";
import { listDocuments, readDocument, readDocuments } from "./documents/documents.ts";
import { readAllGroups } from "./groups/write-groups.ts";
import { describeDemonstration } from "./products/demonstration.ts";
import { listProductRows } from "./products/list-rows.ts";
import { listInventory } from "./products/write-product.ts";
import { listSearches, listUnknownPaths } from "./reports/counts.ts";
import { readDashboard } from "./reports/dashboard.ts";
import type { Services } from "./services.ts";
import type { SpreadsheetFormat } from "./spreadsheet/spreadsheet-format.ts";
import { downloadSpreadsheet } from "./spreadsheet/staff-spreadsheets.ts";

/** Default number of messages per page. */
export const MESSAGES_PER_PAGE = 50;
/** The largest number of entries in a report. */
export const MAX_COUNTS = 500;
/** Default number of days in a report. */
export const REPORT_DAYS = 7;

type MessageQuery = MessageFilter & {
  page?: number | undefined;
  limit?: number | undefined;
};

export type StaffReading = ReturnType<ReturnType<typeof createStaffReading>>;

/** Each function rejects with an `ApiError` of 403 if the account lacks the permission. */
export function createStaffReading({
  database,
  reading,
  catalogueIndex,
  searches,
  paths,
  shop,
  dataDir,
}: Services) {
  const { db } = database;
  const toChoice = ({ person, ...filter }: MessageFilter): ResolvedMessageFilter => ({
    ...filter,
    person: person === undefined ? undefined : { key: person, ...shop() },
  });
  return (admin: Admin) => {
    const reader = { readsDrafts: PERMISSIONS[admin.role].canReadDrafts };
    /** Adds a check of the permission. */
    const by = <Reads extends Record<string, (...args: never[]) => Promise<unknown>>>(
      right: Permission,
      reads: Reads,
    ) => {
      const checked = Object.entries(reads).map(([name, read]) => [
        name,
        async (...args: never[]) => {
          rejectWithoutRight(admin, [right]);
          return read(...args);
        },
      ]);
      return Object.fromEntries(checked) as Reads;
    };
    return {
      ...by("canReadMessages", {
        /** The latest first. */
        listMessages: ({ page = 1, limit = MESSAGES_PER_PAGE, ...filter }: MessageQuery) =>
          listMessages(db, toChoice(filter), { limit, offset: (page - 1) * limit }),
        findMessage: (id: number) => findMessage(db, id),
        /** As CSV, the earliest first. */
        async exportMessages(filter: MessageFilter) {
          const { messages } = await listMessages(db, toChoice(filter));
          return toMessagesFile(messages.reverse());
        },
      }),
      ...by("canViewAnalytics", {
        /** The audit log, the latest first. */
        listLogs: (query: LogQuery) => listLogs(db, query),
        /** Searches with or without results, the most frequent first. */
        async listSearches(isFound: boolean, days = REPORT_DAYS) {
          await searches.flush();
          const table = isFound ? "found_searches" : "missed_searches";
          return listSearches(db, table, days, MAX_COUNTS);
        },
        readDashboard: () => readDashboard(db, catalogueIndex.current()),
        /** How many of its products are left and how to remove them; null for none. */
        describeDemonstration: () => describeDemonstration(db),
        /** When the last successful backup began; null for never. */
        findLastBackup: () => findLastRun(db, "backup"),
      }),
      ...by("canManageProducts", {
        /** Paths without a page that were asked for, the most frequent first. */
        async listUnknownPaths() {
          await paths.flush();
          return listUnknownPaths(db);
        },
        /** The shop's documents, also those that could be: without a version. */
        listDocuments: () => listDocuments(db),
        /** Null if the shop has no such document. */
        readDocument: (name: string) => readDocument(db, name),
        /** The issues for which it could not be saved, and the warnings with which it could. */
        checkDocument: async (name: string, content: unknown) =>
          checkChange(db, await readDocuments(db), { name, content }, dataDir),
      }),
      ...by("canReadDrafts", {
        listProductRows: (query: ProductRowsQuery) => listProductRows(db, query),
        /** By position, including retired ones. */
        listAllCategories: () => readAllGroups(db, "categories") as Promise<ApiCategory[]>,
        listAllSubcategories: () => readAllGroups(db, "subcategories") as Promise<ApiSubcategory[]>,
        /** A product's stock history, the latest first. @throws an `ApiError` of 404 */
        async listInventory(id: number) {
          const history = await listInventory(db, id);
          // A deleted product keeps its history.
          if (history.total === 0 && catalogueIndex.current().index.slotOf(id) === undefined)
            throw new ApiError(404, "Product not found");
          return history;
        },
        downloadSpreadsheet: (which: "export" | "template", format: SpreadsheetFormat) =>
          downloadSpreadsheet(database, which, format),
      }),
      ...by("canManageUsers", {
        listUsers: async () =>
          (await db.selectFrom("admins").selectAll().orderBy("id").execute()).map(toAdminUser),
        findUser: async (id: number) => toAdminUser(await findUser(db, id)),
      }),
      /** @throws an `ApiError` of 404 */
      findProduct: async (id: number) => {
        const product = await reading.findProduct(id, reader);
        if (product === null) throw new ApiError(404, "Product not found");
        return product;
      },
      findProducts: async (query: CatalogueQuery) => reading.findProducts(query, reader),
      listBrands: async () => reading.listBrands(),
      listTypes: async () => reading.listTypes(),
      listSpecifications: async () => reading.listSpecifications(),
    };
  };
}

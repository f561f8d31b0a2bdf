/** Everything that staff can change, with permission checks; the API and the desk share it. */
import type { PasswordChange, Permission } from "#app/contract/accounts.ts";
import type { AdminLogEntry } from "#app/contract/dashboard.ts";
import type { Message, MessageUpdate } from "#app/contract/message.ts";
import { rejectWithoutRight } from "./accounts/admins.ts";
import { listLogs, writeAuditLog } from "./accounts/audit-log.ts";
import type { Client } from "./accounts/password-limiter.ts";
import { type Caller, renewCaller, signOut } from "./accounts/sessions.ts";
import { inviteUser, reinviteUser, removeUser, updateUser } from "./accounts/users.ts";
import { erasePerson, updateMessage } from "./contact/messages.ts";
import { countRows } from "./database/dialect.ts";
import { migrate } from "./database/migrate.ts";
import { saveDocument } from "./documents/documents.ts";
import { linkSubcategory, unlinkSubcategory } from "./groups/group-products.ts";
import { addGroup, changeGroup, deleteGroup, saveGroupOrder } from "./groups/write-groups.ts";
import { changeProducts, deleteProducts } from "./products/change-many.ts";
import { addProduct, changeProduct, deleteProduct, setPrices } from "./products/change-products.ts";
import { addToStock, setPricesAndStock, setStock } from "./products/change-stock.ts";
import type { Services } from "./services.ts";
import { changeSpecifications } from "./specifications/stored-specifications.ts";
import { importSpreadsheet } from "./spreadsheet/staff-spreadsheets.ts";
import { storePicture } from "./uploads/with-photographs.ts";

export type StaffWriting = ReturnType<ReturnType<typeof createStaffWriting>>;

type Act = (services: Services, caller: Caller, ...args: never[]) => Promise<unknown>;

/** The acts as functions of their further arguments. */
type Bound<Acts> = {
  [Name in keyof Acts]: Acts[Name] extends (
    services: Services,
    caller: Caller,
    ...args: infer Args
  ) => infer Answer
    ? (...args: Args) => Answer
    : never;
};

/**
 * Expects validated input. Functions reject with an `ApiError`: 401 if the session has ended, 403
 * without the permission.
 */
export function createStaffWriting(services: Services) {
  return (caller: Caller) => {
    /** Adds a check for one of the permissions, which a slow upload may outlast. */
    const by = <Acts extends Record<string, Act>>(rights: Permission[], acts: Acts) => {
      const bound = Object.entries<Act>(acts).map(([name, act]) => [
        name,
        async (...args: never[]) => {
          const current = await renewCaller(services.database.db, caller);
          rejectWithoutRight(current.admin, rights);
          return act(services, current, ...args);
        },
      ]);
      return Object.fromEntries(bound) as Bound<Acts>;
    };
    return {
      ...by(["canManageProducts"], {
        addProduct,
        changeProduct,
        deleteProduct,
        deleteProducts,
        importSpreadsheet,
        addGroup,
        changeGroup,
        saveGroupOrder,
        deleteGroup,
        linkSubcategory,
        unlinkSubcategory,
        saveDocument,
        storePicture,
        changeSpecifications,
      }),
      ...by(["canManageProducts", "canChangePrices"], { changeProducts }),
      ...by(["canChangePrices"], { setPrices, setPricesAndStock }),
      ...by(["canChangeStock"], { setStock, addToStock }),
      ...by(["canAnswerMessages"], {
        updateMessage: (
          { database },
          { admin },
          id: number,
          change: (saved: Message) => MessageUpdate,
        ) => updateMessage(database.db, id, change, admin),
      }),
      ...by(["canEraseMessages"], {
        /** @param key an email address or a phone number @returns the number of erased messages */
        erasePerson: ({ database, shop }, { admin }, key: string) =>
          erasePerson(database, { key, ...shop() }, admin),
      }),
      ...by(["canManageUsers"], { inviteUser, reinviteUser, updateUser, removeUser }),
      // Calls of former administration pages.
      ...by(["canManageSettings"], {
        /** @returns the number of entries */
        async migrateLogs({ database: { db } }) {
          await migrate(db);
          return countRows(db.selectFrom("admin_logs"));
        },
        /** Writes an entry and reads it back. */
        testLogs: ({ database: { db } }, { admin }) =>
          db.transaction().execute(async (trx) => {
            const entry = { action: "test", resource: "log", id: null, after: { test: true } };
            await writeAuditLog(trx, admin, [entry]);
            const { data } = await listLogs(trx, { limit: 1 });
            return data[0] as AdminLogEntry;
          }),
      }),
      signOut: () => signOut(services.database.db, caller),
      changePassword: (change: PasswordChange, client: Client) =>
        services.signIn.changePassword(caller.admin, change, client),
    };
  };
}

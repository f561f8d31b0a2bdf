/** Everything that staff can change, with permission checks; the API and the desk share it. */
import type { PasswordChange } from "#app/contract/accounts.ts";
import type { Message, MessageUpdate } from "#app/contract/message.ts";
import type { Permission } from "#app/contract/roles.ts";
import { rejectWithoutRight } from "./accounts/admins.ts";
import { migrateLogs, testLogs } from "./accounts/maintain-logs.ts";
import type { Client } from "./accounts/password-limiter.ts";
import { type Caller, renewCaller, signOut } from "./accounts/sessions.ts";
import { inviteUser, reinviteUser, removeUser, updateUser } from "./accounts/users.ts";
import { erasePerson, updateMessage } from "./contact/messages.ts";
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

/**
 * Expects validated input. Functions reject with an `ApiError`: 401 if the session has ended, 403
 * without the permission.
 */
export function createStaffWriting(services: Services) {
  return (caller: Caller) => {
    /** Wraps `act` in a check for one of the permissions, which a slow upload may outlast. */
    const by =
      <Args extends unknown[], Answer>(
        rights: Permission[],
        act: (services: Services, caller: Caller, ...args: Args) => Promise<Answer>,
      ) =>
      async (...args: Args): Promise<Answer> => {
        const current = await renewCaller(services.database.db, caller);
        rejectWithoutRight(current.admin, rights);
        return act(services, current, ...args);
      };
    return {
      addProduct: by(["canManageProducts"], addProduct),
      changeProduct: by(["canManageProducts"], changeProduct),
      deleteProduct: by(["canManageProducts"], deleteProduct),
      changeProducts: by(["canManageProducts", "canChangePrices"], changeProducts),
      deleteProducts: by(["canManageProducts"], deleteProducts),
      importSpreadsheet: by(["canManageProducts"], importSpreadsheet),
      setPrices: by(["canChangePrices"], setPrices),
      setStock: by(["canChangeStock"], setStock),
      setPricesAndStock: by(["canChangePrices"], setPricesAndStock),
      addToStock: by(["canChangeStock"], addToStock),
      addGroup: by(["canManageProducts"], addGroup),
      changeGroup: by(["canManageProducts"], changeGroup),
      saveGroupOrder: by(["canManageProducts"], saveGroupOrder),
      deleteGroup: by(["canManageProducts"], deleteGroup),
      linkSubcategory: by(["canManageProducts"], linkSubcategory),
      unlinkSubcategory: by(["canManageProducts"], unlinkSubcategory),
      saveDocument: by(["canManageProducts"], saveDocument),
      storePicture: by(["canManageProducts"], storePicture),
      changeSpecifications: by(["canManageProducts"], changeSpecifications),
      updateMessage: by(
        ["canAnswerMessages"],
        ({ database }, { admin }, id: number, change: (saved: Message) => MessageUpdate) =>
          updateMessage(database.db, id, change, admin),
      ),
      /** @param key an email address or a phone number @returns the number of erased messages */
      erasePerson: by(["canEraseMessages"], ({ database, shop }, { admin }, key: string) =>
        erasePerson(database, { key, ...shop() }, admin),
      ),
      inviteUser: by(["canManageUsers"], inviteUser),
      reinviteUser: by(["canManageUsers"], reinviteUser),
      updateUser: by(["canManageUsers"], updateUser),
      removeUser: by(["canManageUsers"], removeUser),
      migrateLogs: by(["canManageSettings"], migrateLogs),
      testLogs: by(["canManageSettings"], testLogs),
      signOut: () => signOut(services.database.db, caller),
      changePassword: (change: PasswordChange, client: Client) =>
        services.signIn.changePassword(caller.admin, change, client),
    };
  };
}

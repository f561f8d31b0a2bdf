/** Entries of the audit log, told in plain words. */
import type { AdminLogEntry, Permissions } from "#app/contract/admin.ts";
import { Product } from "#app/contract/product.ts";
import type { Desk } from "../access/desk-context.ts";
import { type Told, tellChange } from "./tell-change.ts";

export interface ToldChange extends Told {
  id: number;
  at: string;
  who: string;
}

/** They link only to what the person may open. */
export function tellChanges({ api, user }: Desk, entries: readonly AdminLogEntry[]): Promise<ToldChange[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const isNameless =
        entry.resource_type === "product" && entry.action_type === "stock" && entry.resource_id !== null;
      const product = isNameless ? await api.get(`/products/${entry.resource_id}`, Product).catch(() => null) : null;
      const told = tellChange(entry, product?.name);
      const href = mayOpen(entry, user.permissions) ? told.href : null;
      return { id: entry.id, at: entry.created_at, who: entry.admin_email, ...told, href };
    }),
  );
}

function mayOpen({ resource_type }: AdminLogEntry, { canReadDrafts, canManageProducts }: Permissions): boolean {
  return resource_type === "product" ? canReadDrafts : canManageProducts;
}

/** Entries of the audit log, told in plain words. */

import type { AdminLogEntry } from "#app/contract/admin.ts";
import { Product } from "#app/contract/product.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { type Told, tellChange } from "./tell-change.ts";

export interface ToldChange extends Told {
  id: number;
  at: string;
  who: string;
}

export function tellChanges(api: DeskApi, entries: readonly AdminLogEntry[]): Promise<ToldChange[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const isNameless =
        entry.resource_type === "product" && entry.action_type === "stock" && entry.resource_id !== null;
      const product = isNameless ? await api.get(`/products/${entry.resource_id}`, Product).catch(() => null) : null;
      return { id: entry.id, at: entry.created_at, who: entry.admin_email, ...tellChange(entry, product?.name) };
    }),
  );
}

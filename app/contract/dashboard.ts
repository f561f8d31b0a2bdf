/** Reports: the audit log, the state of backups, the dashboard, and counts of searches. */
import { z } from "zod";
import { Id } from "./writing.ts";

export const AdminLogEntry = z
  .strictObject({
    id: Id,
    admin_id: Id.nullable(),
    admin_email: z.string(),
    action_type: z.string(),
    resource_type: z.string(),
    resource_id: Id.nullable(),
    resource_name: z.string().nullable().meta({
      description: "Current name of a product, group, brand or type; null if it has been removed",
    }),
    before: z.unknown(),
    after: z.unknown(),
    created_at: z.string(),
  })
  .meta({ id: "AdminLogEntry" });
export type AdminLogEntry = z.infer<typeof AdminLogEntry>;

/** `last_backup_at`: when the last successful backup began; null for never. */
export const BackupState = z.strictObject({ last_backup_at: z.string().nullable() }).meta({
  id: "BackupState",
  description: "Backups by `npm run backup`; other backups are unknown to the site",
});

export const Dashboard = z
  .strictObject({
    products: z.strictObject({
      total: z.int(),
      by_status: z.record(z.string(), z.int()),
      featured: z.int(),
      on_sale: z.int(),
      out_of_stock: z.int(),
      low_stock: z.int(),
    }),
    categories: z.int(),
    subcategories: z.int(),
    brands: z.int(),
    users: z.int(),
    messages: z.strictObject({
      total: z.int(),
      last_7_days: z.int(),
      open: z.int(),
      waiting_for_mail: z.int(),
    }),
    recent_logs: z.array(AdminLogEntry),
  })
  .meta({ id: "Dashboard" });

export const SearchCount = z
  .strictObject({ words: z.string(), count: z.int().min(1), last_day: z.string() })
  .meta({ id: "SearchCount" });
export type SearchCount = z.infer<typeof SearchCount>;

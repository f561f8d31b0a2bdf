/** When the shop was last backed up, for those who should notice that nobody does. */
import { BackupState } from "#app/contract/admin.ts";
import { successOf } from "#app/contract/reply.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { adminRoute, ok } from "./route.ts";

export function addBackupState(app: App, { authority, staffReading }: Services): void {
  const state = adminRoute({
    method: "get",
    path: "/admin/backup-state",
    tags: ["Administration"],
    summary: "Tell when the last backup was made",
    middleware: authority.requirePermission("canViewAnalytics"),
    responses: { 200: json(successOf(BackupState), "The last one that succeeded") },
  });
  app.openapi(state, async (context) => {
    return ok(context, { last_backup_at: await staffReading(context.var.admin).findLastBackup() });
  });
}

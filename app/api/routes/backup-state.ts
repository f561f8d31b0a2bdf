/** The time of the last backup, for monitoring. */
import { BackupState } from "#app/contract/dashboard.ts";
import { successOf } from "#app/contract/reply.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import { adminRoute, ok } from "./route.ts";

export function addBackupState(app: App): void {
  const state = adminRoute({
    method: "get",
    path: "/admin/backup-state",
    tags: ["Administration"],
    summary: "Find the time of the last backup",
    responses: { 200: json(successOf(BackupState), "The last successful backup") },
  });
  app.openapi(state, async (context) => {
    return ok(context, { last_backup_at: await context.var.staff.reading.findLastBackup() });
  });
}

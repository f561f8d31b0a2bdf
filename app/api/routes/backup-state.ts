/** When the shop was last backed up, for those who should notice that nobody does. */
import { createRoute } from "@hono/zod-openapi";
import { BackupState } from "#app/contract/admin.ts";
import { successOf } from "#app/contract/reply.ts";
import { findLastRun } from "../database/job-runs.ts";
import type { App, Services } from "../env.ts";
import { failures, json } from "../responses.ts";

export function addBackupState(app: App, { database, authority }: Services): void {
  const state = createRoute({
    method: "get",
    path: "/admin/backup-state",
    tags: ["Administration"],
    security: [{ bearer: [] }],
    summary: "Tell when the last backup was made",
    middleware: authority.requirePermission("canViewAnalytics"),
    responses: { 200: json(successOf(BackupState), "The last one that succeeded"), ...failures(401, 403) },
  });
  app.openapi(state, async (context) => {
    const last_backup_at = await findLastRun(database.db, "backup");
    return context.json({ success: true as const, data: { last_backup_at } }, 200);
  });
}

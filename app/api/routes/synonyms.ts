/** What customers call things, listed and replaced. */
import { createRoute } from "@hono/zod-openapi";
import { listOf } from "#app/contract/reply.ts";
import { Synonym, SynonymList } from "#app/contract/synonyms.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { App, Services } from "../env.ts";
import { failures, json } from "../responses.ts";
import { readSynonyms, replaceSynonyms } from "../search/stored-synonyms.ts";
import { limitBody } from "./body-limit.ts";

const LARGEST = 1024 * 1024;
const tags = ["Search"];
const security = [{ bearer: [] }];

export function addSynonyms(app: App, { database, authority, write }: Services): void {
  const list = createRoute({
    method: "get",
    path: "/synonyms",
    tags,
    security,
    summary: "List what customers call things",
    middleware: authority.requirePermission("canManageProducts"),
    responses: { 200: json(listOf(Synonym), "Those set through the API"), ...failures(401, 403) },
  });
  app.openapi(list, async (context) => {
    const data = await readSynonyms(database.db);
    return context.json({ success: true as const, data, total: data.length }, 200);
  });

  const replace = createRoute({
    method: "put",
    path: "/synonyms",
    tags,
    security,
    summary: "Replace what customers call things",
    middleware: [authority.requirePermission("canManageProducts"), limitBody(LARGEST)],
    request: { body: { content: { "application/json": { schema: SynonymList } }, required: true } },
    responses: { 200: json(listOf(Synonym), "As they are now"), ...failures(400, 401, 403, 413, 415) },
  });
  app.openapi(replace, async (context) => {
    const { synonyms } = context.req.valid("json");
    await write(async ({ trx }) => {
      const before = await readSynonyms(trx);
      await replaceSynonyms(trx, synonyms);
      const counts = { before: { synonyms: before.length }, after: { synonyms: synonyms.length } };
      await writeAuditLog(trx, context.var.admin, [{ action: "update", resource: "synonyms", id: null, ...counts }]);
    });
    return context.json({ success: true as const, data: synonyms, total: synonyms.length }, 200);
  });
}

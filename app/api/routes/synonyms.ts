/** What customers call things, listed and replaced. */
import { listOf } from "#app/contract/reply.ts";
import { Synonym, SynonymList } from "#app/contract/synonyms.ts";
import { API_BODIES } from "#app/limits.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import { readSynonyms, replaceSynonyms } from "../search/stored-synonyms.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { adminRoute, jsonBody, okList } from "./route.ts";

const tags = ["Search"];

export function addSynonyms(app: App, { authority, write, staffReading }: Services): void {
  const list = adminRoute({
    method: "get",
    path: "/synonyms",
    tags,
    summary: "List what customers call things",
    middleware: authority.requirePermission("canManageProducts"),
    responses: { 200: json(listOf(Synonym), "Those set through the API") },
  });
  app.openapi(list, async (context) => {
    return okList(context, await staffReading(context.var.admin).listSynonyms());
  });

  const replace = adminRoute({
    method: "put",
    path: "/synonyms",
    tags,
    summary: "Replace what customers call things",
    middleware: [authority.requirePermission("canManageProducts"), limitBody(API_BODIES.synonyms)],
    request: jsonBody(SynonymList),
    responses: { 200: json(listOf(Synonym), "As they are now") },
  });
  app.openapi(replace, async (context) => {
    const { synonyms } = context.req.valid("json");
    await write(async ({ trx }) => {
      const before = await readSynonyms(trx);
      await replaceSynonyms(trx, synonyms);
      const counts = { before: { synonyms: before.length }, after: { synonyms: synonyms.length } };
      await writeAuditLog(trx, context.var.admin, [{ action: "update", resource: "synonyms", id: null, ...counts }]);
    });
    return okList(context, synonyms);
  });
}

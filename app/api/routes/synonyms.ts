/** Calls that list and replace synonyms. */
import { listOf } from "#app/contract/reply.ts";
import { Synonym, SynonymList } from "#app/contract/synonyms.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import { bodyOf } from "./authority.ts";
import { adminRoute, jsonBody, okList } from "./route.ts";

const tags = ["Search"];

export function addSynonyms(app: App): void {
  const list = adminRoute({
    method: "get",
    path: "/synonyms",
    tags,
    summary: "List the search's synonyms",
    responses: { 200: json(listOf(Synonym), "Synonyms set through the API") },
  });
  app.openapi(list, async (context) => {
    return okList(context, await context.var.staff.reading.listSynonyms());
  });

  const replace = adminRoute({
    method: "put",
    path: "/synonyms",
    tags,
    summary: "Replace the search's synonyms",
    middleware: bodyOf(API_BODIES.synonyms, "canManageProducts"),
    request: jsonBody(SynonymList),
    responses: { 200: json(listOf(Synonym), "The new synonyms") },
  });
  app.openapi(replace, async (context) =>
    okList(
      context,
      await context.var.staff.writing.changeSynonyms(() => context.req.valid("json").synonyms),
    ),
  );
}

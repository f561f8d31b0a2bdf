/** What visitors searched for in vain, for whoever names machines and synonyms. */
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { MissedSearch } from "#app/contract/missed-searches.ts";
import { listOf } from "#app/contract/reply.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";
import type { App, Services } from "../env.ts";
import { failures, json } from "../responses.ts";
import { listMissedSearches } from "../search/missed-searches.ts";

const MOST = 500;
const WEEK = 7;

export function addMissedSearches(app: App, { database, authority, missedSearches }: Services): void {
  const list = createRoute({
    method: "get",
    path: "/reports/searches",
    tags: ["Administration"],
    security: [{ bearer: [] }],
    summary: "List what visitors searched for and did not find, the commonest first",
    middleware: authority.requirePermission("canViewAnalytics"),
    request: {
      query: z.object({ days: wholeNumber(1, 90, `Of how many last days; without it ${WEEK}`).optional() }),
    },
    responses: { 200: json(listOf(MissedSearch), `At most ${MOST}`), ...failures(400, 401, 403) },
  });
  app.openapi(list, async (context) => {
    await missedSearches.flush();
    const data = await listMissedSearches(database.db, context.req.valid("query").days ?? WEEK, MOST);
    return context.json({ success: true as const, data, total: data.length }, 200);
  });
}

/** What visitors searched for and what led to a call, for whoever names machines, writes synonyms and orders. */
import { z } from "zod";
import { listOf } from "#app/contract/reply.ts";
import { SearchCount, TapCount } from "#app/contract/reports.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";
import type { App } from "../env.ts";
import { KEPT_DAYS } from "../reports/days.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { MOST_COUNTS, REPORT_DAYS } from "../staff-reading.ts";
import { adminRoute, okList } from "./route.ts";

const days = wholeNumber(1, KEPT_DAYS, `Of how many last days; without it ${REPORT_DAYS}`).optional();

export function addReports(app: App, { authority, staffReading }: Services): void {
  const middleware = authority.requirePermission("canViewAnalytics");
  const report = { method: "get" as const, tags: ["Administration"], middleware };

  const searched = adminRoute({
    ...report,
    path: "/reports/searches",
    summary: "List what visitors searched for, the commonest first",
    request: {
      query: z.object({
        days,
        found: z.enum(["true", "false"]).optional().meta({ description: "true: what was found; else what was not" }),
      }),
    },
    responses: { 200: json(listOf(SearchCount), `At most ${MOST_COUNTS}`) },
  });
  app.openapi(searched, async (context) => {
    const { found, days } = context.req.valid("query");
    return okList(context, await staffReading(context.var.admin).listSearches(found === "true", days));
  });

  const tapped = adminRoute({
    ...report,
    path: "/reports/taps",
    summary: "List the pages and products that led to a call or a chat, the most first",
    request: { query: z.object({ days }) },
    responses: { 200: json(listOf(TapCount), `At most ${MOST_COUNTS}`) },
  });
  app.openapi(tapped, async (context) =>
    okList(context, await staffReading(context.var.admin).listTaps(context.req.valid("query").days)),
  );
}

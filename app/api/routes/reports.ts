/** Reports of searches. */
import { z } from "zod";
import { listOf } from "#app/contract/reply.ts";
import { SearchCount } from "#app/contract/reports.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";
import type { App } from "../env.ts";
import { COUNTS_RETENTION_DAYS } from "../reports/days.ts";
import { json } from "../responses.ts";
import { MAX_COUNTS, REPORT_DAYS } from "../staff-reading.ts";
import { requirePermission } from "./authority.ts";
import { adminRoute, okList } from "./route.ts";

const days = wholeNumber(
  1,
  COUNTS_RETENTION_DAYS,
  `Number of days; default ${REPORT_DAYS}`,
).optional();

export function addReports(app: App): void {
  const middleware = requirePermission("canViewAnalytics");
  const report = { method: "get" as const, tags: ["Administration"], middleware };

  const searched = adminRoute({
    ...report,
    path: "/reports/searches",
    summary: "List searches, the most frequent first",
    request: {
      query: z.object({
        days,
        found: z
          .enum(["true", "false"])
          .optional()
          .meta({ description: "true: searches with results; otherwise those without" }),
      }),
    },
    responses: { 200: json(listOf(SearchCount), `At most ${MAX_COUNTS} entries`) },
  });
  app.openapi(searched, async (context) => {
    const { found, days } = context.req.valid("query");
    return okList(context, await context.var.staff.reading.listSearches(found === "true", days));
  });
}

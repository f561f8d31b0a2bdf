/** The administration's first page in figures. */
import { createRoute } from "@hono/zod-openapi";
import { Dashboard } from "#app/contract/admin.ts";
import { successOf } from "#app/contract/reply.ts";
import { toLogEntry } from "../accounts/audit-log.ts";
import type { App, Services } from "../env.ts";
import { isOnSale } from "../read-model/stored.ts";
import { failures, json } from "../responses.ts";

/** This many or fewer is low. */
const LOW_STOCK = 3;
const RECENT = 10;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export function addDashboard(app: App, { database: { db }, readModel, authority }: Services): void {
  const dashboard = createRoute({
    method: "get",
    path: "/admin/dashboard",
    tags: ["Administration"],
    security: [{ bearer: [] }],
    summary: "Count what there is",
    middleware: authority.requirePermission("canViewAnalytics"),
    responses: { 200: json(successOf(Dashboard), "The counts and the latest entries"), ...failures(401, 403) },
  });

  app.openapi(dashboard, async (context) => {
    const { products, categories, subcategories, brands } = readModel.current();
    const all = [...products.values()];
    const counted = all.flatMap(({ stock_quantity }) => stock_quantity ?? []);
    const byStatus: Record<string, number> = {};
    for (const { status } of all) byStatus[status] = (byStatus[status] ?? 0) + 1;
    const weekAgo = new Date(Date.now() - WEEK_MS).toISOString();
    const messages = await db
      .selectFrom("contact_messages")
      .select((eb) => [
        eb.fn.countAll<number>().as("total"),
        eb.fn.countAll<number>().filterWhere("created_at", ">=", weekAgo).as("last"),
        eb.fn.countAll<number>().filterWhere("status", "=", "open").as("open"),
      ])
      .executeTakeFirstOrThrow();
    const users = await db.selectFrom("admins").select("id").execute();
    const waiting = await db.selectFrom("mails").select("message_id").execute();
    const logs = await db.selectFrom("admin_logs").selectAll().orderBy("id", "desc").limit(RECENT).execute();
    const data = {
      products: {
        total: all.length,
        by_status: byStatus,
        featured: all.filter(({ featured }) => featured === 1).length,
        on_sale: all.filter(isOnSale).length,
        out_of_stock: counted.filter((stock) => stock <= 0).length,
        low_stock: counted.filter((stock) => stock > 0 && stock <= LOW_STOCK).length,
      },
      categories: categories.size,
      subcategories: subcategories.size,
      brands: brands.size,
      users: users.length,
      messages: {
        total: Number(messages.total),
        last_7_days: Number(messages.last),
        open: Number(messages.open),
        waiting_for_mail: waiting.length,
      },
      recent_logs: logs.map(toLogEntry),
    };
    return context.json({ success: true as const, data }, 200);
  });
}

/** Linking products to subcategories. */
import { LinkCreate } from "#app/contract/place-writing.ts";
import { ProductSubcategory } from "#app/contract/product-parts.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import { type CatalogueWrite, takeIds } from "../database/writing.ts";
import type { App } from "../env.ts";
import { readProduct } from "../products/write-product.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok } from "./route.ts";

/** A link belongs to its product: changing one is a change of the product. */
async function touchProduct({ trx, version }: CatalogueWrite, id: number): Promise<void> {
  await trx
    .updateTable("products")
    .set((eb) => ({ version: eb("version", "+", 1), changed_in: version, updated_at: new Date().toISOString() }))
    .where("id", "=", id)
    .execute();
}

export function addSubcategoryLinks(app: App, { authority, write }: Services): void {
  const mayManage = authority.requirePermission("canManageProducts");

  const link = adminRoute({
    method: "post",
    path: "/product-subcategories",
    tags: ["Subcategories"],
    summary: "List a product in a subcategory",
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: jsonBody(LinkCreate),
    responses: { 201: json(successOf(ProductSubcategory), "Linked"), ...failures(404, 409) },
  });
  app.openapi(link, async (context) => {
    const { product_id, subcategory_id } = context.req.valid("json");
    const data = await write(async (catalogueWrite) => {
      const { trx } = catalogueWrite;
      await readProduct(trx, product_id);
      const subcategory = await trx
        .selectFrom("subcategories")
        .select("id")
        .where("id", "=", subcategory_id)
        .executeTakeFirst();
      if (!subcategory) throw new ApiError(404, "Subcategory not found");
      const same = await trx
        .selectFrom("product_subcategories")
        .select("id")
        .where("product_id", "=", product_id)
        .where("subcategory_id", "=", subcategory_id)
        .executeTakeFirst();
      if (same) throw new ApiError(409, "The product is in this subcategory already");
      const row = { id: await takeIds(trx, "product_subcategories"), product_id, subcategory_id };
      await trx.insertInto("product_subcategories").values(row).execute();
      await touchProduct(catalogueWrite, product_id);
      await writeAuditLog(trx, context.var.admin, [
        { action: "create", resource: "product_subcategory", id: row.id, after: row },
      ]);
      return row;
    });
    return created(context, data);
  });

  const unlink = adminRoute({
    method: "delete",
    path: "/product-subcategories/{id}",
    tags: ["Subcategories"],
    summary: "Take a product out of a subcategory",
    middleware: mayManage,
    request: { params: IdPath },
    responses: {
      200: json(successOf(ProductSubcategory), "The link that was removed"),
      ...failures(404),
    },
  });
  app.openapi(unlink, async (context) => {
    const { id } = context.req.valid("param");
    const data = await write(async (catalogueWrite) => {
      const { trx } = catalogueWrite;
      const row = await trx.deleteFrom("product_subcategories").where("id", "=", id).returningAll().executeTakeFirst();
      if (!row) throw new ApiError(404, "Link not found");
      await trx
        .updateTable("products")
        .set({ subcategory_id: null })
        .where("id", "=", row.product_id)
        .where("subcategory_id", "=", row.subcategory_id)
        .execute();
      await touchProduct(catalogueWrite, row.product_id);
      await writeAuditLog(trx, context.var.admin, [
        { action: "delete", resource: "product_subcategory", id, before: row },
      ]);
      return row;
    });
    return ok(context, data);
  });
}

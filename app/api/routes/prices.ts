/** A product's prices alone, for whoever may change them and nothing else. */
import { Product } from "#app/contract/product.ts";
import { PriceUpdate } from "#app/contract/product-writing.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { toProduct } from "../products/wire.ts";
import { readProduct, refuseOtherVersion, toRecorded, updateProduct } from "../products/write-product.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath, IfMatch, toExpectedVersion } from "./parameters.ts";
import { adminRoute, jsonBody, ok } from "./route.ts";

export function addPrices(app: App, { catalogueIndex, authority, write }: Services): void {
  const setPrices = adminRoute({
    method: "patch",
    path: "/products/{id}/price",
    tags: ["Products"],
    summary: "Set a product's price, its sale price or both",
    middleware: [authority.requirePermission("canChangePrices"), limitBody(API_BODIES.amount)],
    request: {
      params: IdPath,
      headers: IfMatch,
      ...jsonBody(PriceUpdate),
    },
    responses: { 200: json(successOf(Product), "Set"), ...failures(404, 412) },
  });
  app.openapi(setPrices, async (context) => {
    const { id } = context.req.valid("param");
    const prices = context.req.valid("json");
    const { admin } = context.var;
    const expected = toExpectedVersion(context.req.valid("header")["if-match"]);
    await write(async (catalogueWrite) => {
      const before = await readProduct(catalogueWrite.trx, id);
      refuseOtherVersion(before, expected);
      const after = await updateProduct(catalogueWrite, before, prices, admin);
      const auditEntry = {
        action: "price",
        resource: "product",
        id,
        before: toRecorded(before),
        after: toRecorded(after),
      };
      await writeAuditLog(catalogueWrite.trx, admin, [auditEntry]);
    });
    const catalogue = catalogueIndex.current();
    const [product] = await catalogue.read([id]);
    if (!product) throw new ApiError(404, "Product not found");
    context.header("ETag", `"${product.version}"`);
    return ok(context, toProduct(catalogue, product, { links: true }));
  });
}

/** Creating, changing and removing one product, sent as JSON or as a form with pictures. */
import { z } from "zod";
import { Product, ProductCreate, type ProductUpdate, ProductUpdate as Update } from "#app/contract/product.ts";
import type { ImageWrite } from "#app/contract/product-parts-writing.ts";
import { successOf } from "#app/contract/reply.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { findAnswer, keepAnswer, toKeyed } from "../products/idempotency.ts";
import { withSaidFits } from "../products/said-fits.ts";
import { toProduct } from "../products/wire.ts";
import {
  createProduct,
  readProduct,
  refuseOtherVersion,
  removeProduct,
  toRecorded,
  updateProduct,
} from "../products/write-product.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { UnreadablePicture } from "../uploads/unreadable-picture.ts";
import { removeUnusedFiles } from "../uploads/unused-files.ts";
import type { StoredPhotograph, Upload } from "../uploads/uploads.ts";
import { IdPath, IfMatch, idempotencyKey, toExpectedVersion } from "./parameters.ts";
import { takeForm } from "./product-form.ts";
import { adminRoute, created, jsonBody, ok } from "./route.ts";

const tags = ["Products"];

function withPhotographs<T extends ProductUpdate>(
  fields: T,
  photographs: StoredPhotograph[],
  existing: () => ImageWrite[],
): T {
  if (photographs.length === 0) return fields;
  return { ...fields, images: [...(fields.images ?? existing()), ...photographs] };
}

export function addProductWriting(app: App, { catalogueIndex, authority, uploads, write, database }: Services): void {
  const mayManage = authority.requirePermission("canManageProducts");

  async function shown(id: number): Promise<Product> {
    const catalogue = catalogueIndex.current();
    const [product] = await catalogue.read([id]);
    if (!product) throw new ApiError(404, "Product not found");
    return toProduct(catalogue, product, { links: true });
  }

  /** When the call fails, nothing of its pictures is left but what products name. */
  async function keepFor<T>(files: Upload[], work: (photographs: StoredPhotograph[]) => Promise<T>): Promise<T> {
    const photographs: StoredPhotograph[] = [];
    try {
      for (const file of files) photographs.push(...(await uploads.keepPhotographs([file])));
      const done = await work(photographs);
      uploads.beginSizes(photographs);
      return done;
    } catch (error) {
      const hashes = photographs.map(({ image_url }) => /[0-9a-f]{24}/.exec(image_url)?.[0] ?? "");
      if (hashes.length > 0) await removeUnusedFiles(database, uploads, { among: new Set(hashes) });
      if (error instanceof UnreadablePicture) throw new ApiError(400, `images: ${error.message}`);
      throw error;
    }
  }

  const create = adminRoute({
    method: "post",
    path: "/products",
    tags,
    summary: "Create a product",
    description: "With an `Idempotency-Key` a repeated call creates nothing and is answered as the first was.",
    middleware: [mayManage, takeForm],
    request: {
      headers: idempotencyKey("product"),
      ...jsonBody(ProductCreate),
    },
    responses: { 201: json(successOf(Product), "Created"), ...failures(409) },
  });
  app.openapi(create, async (context) => {
    const { admin, uploads: files } = context.var;
    const id = await keepFor(files, async (photographs) => {
      const fields = withPhotographs(context.req.valid("json"), photographs, () => []);
      const keyed = toKeyed("products", context.req.valid("header")["idempotency-key"], admin, fields);
      const earlier = keyed && (await findAnswer(database.db, keyed));
      if (earlier) {
        context.header("Idempotency-Replayed", "true");
        return earlier;
      }
      return write(async (catalogueWrite) => {
        const { trx } = catalogueWrite;
        const replayed = keyed && (await findAnswer(trx, keyed));
        if (replayed) return replayed;
        const row = await createProduct(catalogueWrite, fields, admin);
        if (keyed) await keepAnswer(trx, keyed, row.id);
        await writeAuditLog(trx, admin, [
          { action: "create", resource: "product", id: row.id, after: toRecorded(row) },
        ]);
        return row.id;
      });
    });
    if (context.res.headers.has("Idempotency-Replayed")) return created(context, await shown(id));
    context.header("Location", `/api/products/${id}`);
    return created(context, await shown(id));
  });

  const update = adminRoute({
    method: "put",
    path: "/products/{id}",
    tags,
    summary: "Change a product",
    description:
      "What is left out stays as it is, and so does what is sent as it was answered; pictures sent as files are added " +
      "to those that are there.",
    middleware: [mayManage, takeForm],
    request: {
      params: IdPath,
      headers: IfMatch,
      ...jsonBody(Update),
    },
    responses: { 200: json(successOf(Product), "Changed"), ...failures(404, 409, 412) },
  });
  app.openapi(update, async (context) => {
    const { admin, uploads: files } = context.var;
    const { id } = context.req.valid("param");
    const given = withSaidFits(context.req.valid("json"), catalogueIndex.current(), id);
    const expected = toExpectedVersion(context.req.valid("header")["if-match"]);
    const change = (photographs: StoredPhotograph[]) =>
      write(async (catalogueWrite) => {
        const { trx } = catalogueWrite;
        const before = await readProduct(trx, id);
        refuseOtherVersion(before, expected);
        const fields = withPhotographs(given, photographs, () => JSON.parse(before.images));
        const after = await updateProduct(catalogueWrite, before, fields, admin);
        const recorded = { before: toRecorded(before), after: toRecorded(after) };
        await writeAuditLog(trx, admin, [{ action: "update", resource: "product", id, ...recorded }]);
      });
    await keepFor(files, change);
    const data = await shown(id);
    context.header("ETag", `"${data.version}"`);
    return ok(context, data);
  });

  const remove = adminRoute({
    method: "delete",
    path: "/products/{id}",
    tags,
    summary: "Remove a product",
    middleware: mayManage,
    request: { params: IdPath, headers: IfMatch },
    responses: {
      200: json(successOf(z.strictObject({ id: z.int() })), "Removed"),
      ...failures(404, 412),
    },
  });
  app.openapi(remove, async (context) => {
    const { id } = context.req.valid("param");
    const expected = toExpectedVersion(context.req.valid("header")["if-match"]);
    await write(async (catalogueWrite) => {
      const before = await readProduct(catalogueWrite.trx, id);
      refuseOtherVersion(before, expected);
      await removeProduct(catalogueWrite, id);
      const auditEntry = { action: "delete", resource: "product", id, before: toRecorded(before) };
      await writeAuditLog(catalogueWrite.trx, context.var.admin, [auditEntry]);
    });
    return ok(context, { id });
  });
}

/** The reading calls for brands and for the types of drive. */
import { createRoute } from "@hono/zod-openapi";
import { Brand, Type } from "#app/contract/place-in-catalogue.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { failures, json, Refusal } from "../answers.ts";
import type { App, Services } from "../env.ts";
import { listBrands, listTypes } from "../read-model/wire.ts";
import { IdPath } from "./parameters.ts";

const brands = createRoute({
  method: "get",
  path: "/brands",
  tags: ["Brands"],
  summary: "List brands",
  responses: { 200: json(listOf(Brand), "All of them") },
});

const brandById = createRoute({
  method: "get",
  path: "/brands/{id}",
  tags: ["Brands"],
  summary: "Find a brand by its id",
  request: { params: IdPath },
  responses: { 200: json(successOf(Brand), "The brand"), ...failures(400, 404) },
});

const types = createRoute({
  method: "get",
  path: "/types",
  tags: ["Types"],
  summary: "List the types of drive",
  responses: { 200: json(listOf(Type), "All of them") },
});

const typeById = createRoute({
  method: "get",
  path: "/types/{id}",
  tags: ["Types"],
  summary: "Find a type of drive by its id",
  request: { params: IdPath },
  responses: { 200: json(successOf(Type), "The type"), ...failures(400, 404) },
});

export function addBrandReading(app: App, { readModel }: Services): void {
  app.openapi(brands, (context) => {
    const data = listBrands(readModel.current());
    return context.json({ success: true as const, data, total: data.length }, 200);
  });

  app.openapi(brandById, (context) => {
    const { id } = context.req.valid("param");
    const data = listBrands(readModel.current()).find((brand) => brand.id === id);
    if (!data) throw new Refusal(404, "Brand not found");
    return context.json({ success: true as const, data }, 200);
  });

  app.openapi(types, (context) => {
    const data = listTypes(readModel.current());
    return context.json({ success: true as const, data, total: data.length }, 200);
  });

  app.openapi(typeById, (context) => {
    const { id } = context.req.valid("param");
    const data = listTypes(readModel.current()).find((type) => type.id === id);
    if (!data) throw new Refusal(404, "Type not found");
    return context.json({ success: true as const, data }, 200);
  });
}

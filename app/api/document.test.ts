import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../tests/support/api.ts";

/** The calls that clients of the public API rely on. */
const CALLS =
  `GET /products, POST /products, GET /products/{id}, PUT /products/{id}, DELETE /products/{id},
  GET /products/slug/{slug}, PATCH /products/{id}/stock, GET /products/{id}/inventory, POST /products/{id}/inventory,
  PATCH /products/bulk, DELETE /products/bulk, GET /products/debug, GET /product-subcategories,
  POST /product-subcategories, DELETE /product-subcategories/{id}, GET /categories, GET /categories/{id},
  GET /categories/slug/{slug}, POST /categories, GET /subcategories, GET /subcategories/{id},
  GET /debug/subcategory-products, GET /brands, POST /brands, GET /brands/{id}, PUT /brands/{id}, DELETE /brands/{id},
  GET /types, POST /types, GET /types/{id}, PUT /types/{id}, DELETE /types/{id}, POST /admin/login,
  GET /admin/dashboard, GET /admin/users, POST /admin/users, GET /admin/users/{id}, PUT /admin/users/{id},
  DELETE /admin/users/{id}, POST /admin/setup-password, GET /admin/logs, POST /admin/migrate-logs,
  POST /admin/test-logs, POST /contact`
    .split(",")
    .map((call) => call.trim());

const LINT_RULES = {
  "parameter-description": "error",
  // Required paths: /products/slug/{slug} beside /products/{id}/stock.
  "no-ambiguous-paths": "off",
  // A call without parameters has no 4xx responses.
  "operation-4xx-response": "off",
} as const;

interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  responses: Record<string, object>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
}

describeOnBoth(
  "the API's document",
  (api) => {
    const read = async () => (await (await api().get("/api/openapi.json")).json()) as OpenApi;

    it("has every required call", async () => {
      const { paths } = await read();
      const documented = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace("/api", "")}`),
      );
      expect(CALLS.filter((call) => !documented.includes(call))).toEqual([]);
    });

    it("has unique operations with declared tags and valid references", async () => {
      const document = await read();
      const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
      const ids = operations.map(({ operationId }) => operationId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(
        operations.every(
          ({ tags, responses }) => tags.length === 1 && Object.keys(responses).some((s) => s < "3"),
        ),
      ).toBe(true);
      for (const [, section, name] of JSON.stringify(document).matchAll(
        /"#\/components\/(\w+)\/(\w+)"/g,
      )) {
        expect(document.components[section ?? ""]).toHaveProperty(name ?? "");
      }
    });

    it("passes a linter", async () => {
      const config = await createConfig({ extends: ["recommended-strict"], rules: LINT_RULES });
      const source = await (await api().get("/api/openapi.json")).text();
      const problems = await lintFromString({ source, config });
      expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    });

    it("states which calls require a token", async () => {
      const { paths } = await read();
      for (const [path, methods] of Object.entries(paths)) {
        for (const [method, { security }] of Object.entries(methods)) {
          const url = path.replace("{id}", "1").replace("{slug}", "x");
          const { status } = await api().call(method.toUpperCase(), url);
          expect([url, status === 401]).toEqual([url, (security?.length ?? 0) > 0]);
        }
      }
    });
  },
  { seeded: false },
);

import fc from "fast-check";
import { expect, it } from "vitest";
import { ProductList } from "#app/contract/facets.ts";
import { describeOnBoth } from "../../tests/support/api.ts";
import { createCatalogueIndex } from "./index/catalogue-index.ts";
import { toApiProduct } from "./products/to-api-product.ts";

const BODIES_PER_CALL = 500;
const AT_ONCE = 20;

/** Calls with a body, and names of its fields. */
const CALLS: [method: string, path: string, fields: string[]][] = [
  [
    "POST",
    "/api/products",
    ["name", "slug", "price", "images", "features", "status", "stock_quantity", "collection_ids"],
  ],
  [
    "PUT",
    "/api/products/1",
    ["name", "slug", "sku", "sale_price", "type", "brand_id", "subcategory_ids", "fits"],
  ],
  ["PATCH", "/api/products/3/stock", ["stock_quantity"]],
  ["POST", "/api/products/4/inventory", ["change", "reason", "note"]],
  ["PATCH", "/api/products/bulk", ["updates"]],
  ["DELETE", "/api/products/bulk", ["ids"]],
  ["POST", "/api/product-subcategories", ["product_id", "subcategory_id"]],
  ["POST", "/api/categories", ["name", "slug", "description", "kind"]],
  ["POST", "/api/brands", ["name", "slug", "description"]],
  ["PUT", "/api/brands/1", ["name", "slug", "description"]],
  ["POST", "/api/types", ["name", "slug"]],
  ["PUT", "/api/types/1", ["name", "slug"]],
  ["POST", "/api/contact", ["name", "email", "phone", "subject", "message", "website"]],
  ["POST", "/api/admin/login", ["email", "password"]],
  ["POST", "/api/admin/setup-password", ["token", "password"]],
  ["POST", "/api/admin/users", ["email", "username", "role", "status"]],
  ["PUT", "/api/admin/users/2", ["email", "username", "role", "status", "firstName"]],
];

const id = fc.oneof(
  fc.integer({ min: -1, max: 500 }),
  fc.constantFrom(2 ** 31, 2 ** 53, -0.5, 1e300),
);

/** Values that are valid, nearly valid or invalid. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "active",
    "draft",
    "stihl",
    "general",
    "admin",
    "a@example.com",
    "petrol",
    "\u0000",
    "\ud800",
    "chainsaws",
    "",
  ),
  id,
  fc.boolean(),
  fc.array(fc.oneof(id, fc.string({ maxLength: 10 })), { maxLength: 4 }),
  fc.array(
    fc.record(
      { id, name: fc.string(), price: fc.double(), value: fc.string() },
      { requiredKeys: ["id"] },
    ),
    {
      maxLength: 3,
    },
  ),
);

function bodyOf(fields: string[]): fc.Arbitrary<string> {
  const keys = fc.constantFrom(...fields, "__proto__", "constructor", "unknown");
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .dictionary(keys, value, { maxKeys: fields.length + 1 })
        .map((body) => JSON.stringify(body)),
    },
    {
      weight: 3,
      arbitrary: fc
        .record(Object.fromEntries(fields.map((field) => [field, value])))
        .map((body) => JSON.stringify(body)),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  );
}

const CONTENT_TYPES = [
  "application/json",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/x-www-form-urlencoded",
];

describeOnBoth("five hundred random bodies", (api) => {
  it.each(CALLS)("ASVS 2.2.1 2.2.2 cause no 5xx in %s %s", async (method, path, fields) => {
    const owner = await api().signIn("owner");
    const calls = fc.sample(
      fc.tuple(
        bodyOf(fields),
        fc.oneof(
          { weight: 8, arbitrary: fc.constant("application/json") },
          fc.constantFrom(...CONTENT_TYPES),
        ),
      ),
      BODIES_PER_CALL,
    );
    for (let start = 0; start < calls.length; start += AT_ONCE) {
      await Promise.all(
        calls.slice(start, start + AT_ONCE).map(async ([body, type]) => {
          const response = await api().call(method, path, body, { ...owner, "Content-Type": type });
          expect(response.status, `${type}: ${body}`).toBeLessThan(500);
          expect(await response.json()).toMatchObject({ success: response.ok });
        }),
      );
    }
  });

  it("leave a consistent catalogue: the index equals the database", async () => {
    const list = ProductList.parse(await (await api().get("/api/products")).json());
    const fresh = createCatalogueIndex(api().database);
    await fresh.refresh();
    const { index, read } = fresh.current();
    expect(list.total).toBe(index.sets.of("isPublic", "true").size);
    const served = ProductList.parse(
      await (await api().get("/api/products?status=all&limit=1000")).json(),
    );
    const written = await read(served.data.map(({ id }) => id));
    expect(served.data).toEqual(written.map((product) => toApiProduct(fresh.current(), product)));
  });
});

import { expect, it } from "vitest";
import { PERMISSIONS, type Permission, Role } from "#app/contract/accounts.ts";
import { describeOnBoth } from "../../tests/support/api.ts";
import { asAdmin } from "../../tests/support/as-admin.ts";

const VALUES: Record<string, string> = { id: "999999", page: "home", slug: "none" };

/** Every call with a token by its permissions, one of which suffices; none: any account. */
const BY_RIGHTS: [rights: Permission[], calls: string[]][] = [
  [[], ["GET /api/admin/session", "DELETE /api/admin/session", "PUT /api/admin/session/password"]],
  [
    ["canViewAnalytics"],
    [
      "GET /api/admin/dashboard",
      "GET /api/admin/logs",
      "GET /api/admin/backup-state",
      "GET /api/reports/searches",
    ],
  ],
  [["canManageSettings"], ["POST /api/admin/migrate-logs", "POST /api/admin/test-logs"]],
  [
    ["canManageUsers"],
    [
      "GET /api/admin/users",
      "POST /api/admin/users",
      "GET /api/admin/users/{id}",
      "PUT /api/admin/users/{id}",
      "POST /api/admin/users/{id}/invitation",
      "DELETE /api/admin/users/{id}",
    ],
  ],
  [
    ["canManageProducts"],
    [
      "POST /api/products",
      "PUT /api/products/{id}",
      "DELETE /api/products/{id}",
      "DELETE /api/products/bulk",
      "POST /api/catalogue/import",
      "PUT /api/specifications",
      "POST /api/categories",
      "PATCH /api/categories/order",
      "PUT /api/categories/{id}",
      "DELETE /api/categories/{id}",
      "POST /api/subcategories",
      "PATCH /api/subcategories/order",
      "PUT /api/subcategories/{id}",
      "DELETE /api/subcategories/{id}",
      "POST /api/product-subcategories",
      "DELETE /api/product-subcategories/{id}",
      "POST /api/brands",
      "PUT /api/brands/{id}",
      "DELETE /api/brands/{id}",
      "POST /api/types",
      "PUT /api/types/{id}",
      "DELETE /api/types/{id}",
    ],
  ],
  [["canManageProducts", "canChangePrices"], ["PATCH /api/products/bulk"]],
  [["canChangePrices"], ["PATCH /api/products/{id}/price"]],
  [["canChangeStock"], ["PATCH /api/products/{id}/stock", "POST /api/products/{id}/inventory"]],
  [
    ["canReadDrafts"],
    [
      "GET /api/products/{id}/inventory",
      "GET /api/catalogue/export",
      "GET /api/catalogue/template",
      "GET /api/admin/products",
      "GET /api/admin/categories",
      "GET /api/admin/subcategories",
    ],
  ],
  [
    ["canReadMessages"],
    ["GET /api/messages", "GET /api/messages/export", "GET /api/messages/{id}"],
  ],
  [["canAnswerMessages"], ["PATCH /api/messages/{id}"]],
  [["canEraseMessages"], ["DELETE /api/messages"]],
];
const CALLS = BY_RIGHTS.flatMap(([rights, calls]) => calls.map((call) => ({ call, rights })));

describeOnBoth(
  "every call",
  (api) => {
    const { send: sendAs, create } = asAdmin(api);
    const send = (call: string, headers?: Record<string, string>) => {
      const [method = "", path = ""] = call.split(" ");
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      const filled = path.replace(/\{(\w+)\}/, (_, name) => VALUES[name] ?? "");
      // One call requires it, the others read or ignore it.
      const url = `${filled}?person=nobody@example.com`;
      return api().call(method, url, body, headers);
    };
    const statusOf = async (...call: Parameters<typeof send>) => (await send(...call)).status;

    it("that requires a token is in this table", async () => {
      const { paths } = await (await api().get("/api/openapi.json")).json();
      const secured = Object.entries<Record<string, { security?: object[] }>>(paths).flatMap(
        ([path, operations]) =>
          Object.entries(operations).flatMap(([method, { security }]) =>
            security?.length ? [`${method.toUpperCase()} ${path}`] : [],
          ),
      );
      expect(CALLS.map(({ call }) => call).sort()).toEqual(secured.sort());
    });

    it.each(CALLS)("ASVS 7.2.1 8.2.1 8.3.1 $call is refused without a token", async ({ call }) => {
      expect(await statusOf(call)).toBe(401);
      expect(await statusOf(call, { Authorization: "Bearer wrong" })).toBe(401);
    });

    it.each(CALLS)(
      "ASVS 8.2.1 8.3.1 $call is allowed for the roles with the permission only",
      async ({ call, rights }) => {
        for (const role of Role.options) {
          const may = rights.length === 0 || rights.some((right) => PERMISSIONS[role][right]);
          const response = await send(call, await api().signIn(role));
          const { status } = response;
          // A call that asks for the caller's password refuses it after the permission.
          const isAsked = status === 403 && (await response.text()).includes("current: ");
          if (may) expect(isAsked || ![401, 403].includes(status), role).toBe(true);
          else expect([status, isAsked], role).toEqual([403, false]);
          expect(status, role).toBeLessThan(500);
        }
      },
    );

    it("lets a clerk change prices and stock, single or in bulk, and nothing else", async () => {
      const { id } = await create({ name: "Counted" });
      const clerk = await api().signIn("clerk");
      const change = (path: string, body: object, headers = {}) =>
        sendAs("PATCH", `/api/products/${path}`, body, { ...clerk, ...headers });
      const price = await change(`${id}/price`, { price: 120, sale_price: 99.5 });
      expect(price.body.data).toMatchObject({ price: 120, sale_price: 99.5, version: 2 });
      const stale = { "If-Match": '"1"' };
      expect((await change(`${id}/price`, { price: 1 }, stale)).status).toBe(412);
      const many = (fields: object) => change("bulk", { updates: [{ id, ...fields }] });
      expect((await many({ price: 130, stock_quantity: 4 })).status).toBe(200);
      const refused = await many({ price: 1, name: "Renamed" });
      expect([refused.status, refused.body.error]).toEqual([
        403,
        "updates.0.name: requires the permission canManageProducts",
      ]);
      const { data } = await (await api().get(`/api/products/${id}`)).json();
      expect(data).toMatchObject({ name: "Counted", price: 130, stock_quantity: 4 });
    });
  },
  { seeded: false },
);

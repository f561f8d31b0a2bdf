import { expect, it } from "vitest";
import { PERMISSIONS, type Permission, Role } from "#app/contract/roles.ts";
import { describeOnBoth } from "../../tests/support/api.ts";

const VALUES: Record<string, string> = { id: "999999", page: "home", slug: "none" };

/** Every call with a token and its permissions, one of which suffices; none: any account. */
const CALLS: [method: string, path: string, ...rights: Permission[]][] = [
  ["GET", "/api/admin/session"],
  ["DELETE", "/api/admin/session"],
  ["PUT", "/api/admin/session/password"],
  ["GET", "/api/admin/dashboard", "canViewAnalytics"],
  ["GET", "/api/admin/logs", "canViewAnalytics"],
  ["GET", "/api/admin/backup-state", "canViewAnalytics"],
  ["GET", "/api/reports/searches", "canViewAnalytics"],
  ["POST", "/api/admin/migrate-logs", "canManageSettings"],
  ["POST", "/api/admin/test-logs", "canManageSettings"],
  ["GET", "/api/admin/users", "canManageUsers"],
  ["POST", "/api/admin/users", "canManageUsers"],
  ["GET", "/api/admin/users/{id}", "canManageUsers"],
  ["PUT", "/api/admin/users/{id}", "canManageUsers"],
  ["POST", "/api/admin/users/{id}/invitation", "canManageUsers"],
  ["DELETE", "/api/admin/users/{id}", "canManageUsers"],
  ["POST", "/api/products", "canManageProducts"],
  ["PUT", "/api/products/{id}", "canManageProducts"],
  ["DELETE", "/api/products/{id}", "canManageProducts"],
  ["PATCH", "/api/products/bulk", "canManageProducts", "canChangePrices"],
  ["DELETE", "/api/products/bulk", "canManageProducts"],
  ["PATCH", "/api/products/{id}/price", "canChangePrices"],
  ["PATCH", "/api/products/{id}/stock", "canChangeStock"],
  ["GET", "/api/products/{id}/inventory", "canReadDrafts"],
  ["POST", "/api/products/{id}/inventory", "canChangeStock"],
  ["GET", "/api/catalogue/export", "canReadDrafts"],
  ["GET", "/api/catalogue/template", "canReadDrafts"],
  ["POST", "/api/catalogue/import", "canManageProducts"],
  ["GET", "/api/messages", "canReadMessages"],
  ["GET", "/api/messages/export", "canReadMessages"],
  ["GET", "/api/messages/{id}", "canReadMessages"],
  ["PATCH", "/api/messages/{id}", "canAnswerMessages"],
  ["DELETE", "/api/messages", "canEraseMessages"],
  ["GET", "/api/admin/products", "canReadDrafts"],
  ["GET", "/api/synonyms", "canManageProducts"],
  ["PUT", "/api/synonyms", "canManageProducts"],
  ["PUT", "/api/specifications", "canManageProducts"],
  ["PUT", "/api/overrides/shown/{page}", "canManageProducts"],
  ["DELETE", "/api/overrides/shown/{page}", "canManageProducts"],
  ["PUT", "/api/overrides/questions/{slug}", "canManageProducts"],
  ["DELETE", "/api/overrides/questions/{slug}", "canManageProducts"],
  ["DELETE", "/api/overrides/named/{slug}", "canManageProducts"],
  ["GET", "/api/admin/categories", "canReadDrafts"],
  ["POST", "/api/categories", "canManageProducts"],
  ["PATCH", "/api/categories/order", "canManageProducts"],
  ["PUT", "/api/categories/{id}", "canManageProducts"],
  ["DELETE", "/api/categories/{id}", "canManageProducts"],
  ["GET", "/api/admin/subcategories", "canReadDrafts"],
  ["POST", "/api/subcategories", "canManageProducts"],
  ["PATCH", "/api/subcategories/order", "canManageProducts"],
  ["PUT", "/api/subcategories/{id}", "canManageProducts"],
  ["DELETE", "/api/subcategories/{id}", "canManageProducts"],
  ["POST", "/api/product-subcategories", "canManageProducts"],
  ["DELETE", "/api/product-subcategories/{id}", "canManageProducts"],
  ["POST", "/api/brands", "canManageProducts"],
  ["PUT", "/api/brands/{id}", "canManageProducts"],
  ["DELETE", "/api/brands/{id}", "canManageProducts"],
  ["POST", "/api/types", "canManageProducts"],
  ["PUT", "/api/types/{id}", "canManageProducts"],
  ["DELETE", "/api/types/{id}", "canManageProducts"],
];

describeOnBoth(
  "every call",
  (api) => {
    const send = (method: string, path: string, headers?: Record<string, string>) => {
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
      expect(CALLS.map(([method, path]) => `${method} ${path}`).sort()).toEqual(secured.sort());
    });

    it.each(CALLS)(
      "ASVS 7.2.1 8.2.1 8.3.1 %s %s is refused without a token",
      async (method, path) => {
        expect(await statusOf(method, path)).toBe(401);
        expect(await statusOf(method, path, { Authorization: "Bearer wrong" })).toBe(401);
      },
    );

    it.each(CALLS)(
      "ASVS 8.2.1 8.3.1 %s %s is allowed for the roles with the permission only",
      async (method, path, ...rights) => {
        for (const role of Role.options) {
          const may = rights.length === 0 || rights.some((right) => PERMISSIONS[role][right]);
          const response = await send(method, path, await api().signIn(role));
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
      const editor = await api().signIn("editor");
      const clerk = await api().signIn("clerk");
      const created = await (
        await api().call("POST", "/api/products", { name: "Counted" }, editor)
      ).json();
      const { id } = created.data;
      const price = await api().call(
        "PATCH",
        `/api/products/${id}/price`,
        { price: 120, sale_price: 99.5 },
        clerk,
      );
      expect((await price.json()).data).toMatchObject({ price: 120, sale_price: 99.5, version: 2 });
      const stale = { ...clerk, "If-Match": '"1"' };
      expect(
        (await api().call("PATCH", `/api/products/${id}/price`, { price: 1 }, stale)).status,
      ).toBe(412);
      const many = (fields: object) =>
        api().call("PATCH", "/api/products/bulk", { updates: [{ id, ...fields }] }, clerk);
      expect((await many({ price: 130, stock_quantity: 4 })).status).toBe(200);
      const refused = await many({ price: 1, name: "Renamed" });
      expect([refused.status, (await refused.json()).error]).toEqual([
        403,
        "updates.0.name: requires the permission canManageProducts",
      ]);
      const { data } = await (await api().get(`/api/products/${id}`)).json();
      expect(data).toMatchObject({ name: "Counted", price: 130, stock_quantity: 4 });
    });
  },
  { seeded: false },
);

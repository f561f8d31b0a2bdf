/** Makes API requests as an administrator. */
import { beforeAll, expect } from "vitest";
import type { Role } from "#app/contract/accounts.ts";
import { ApiProduct } from "#app/contract/product.ts";
import { successOf } from "#app/contract/reply.ts";
import type { TestApi } from "./api.ts";

export function asAdmin(api: () => TestApi, role: Role = "editor") {
  /** The administrator's header, set before the tests run. */
  const admin = { Authorization: "" };
  beforeAll(async () => {
    Object.assign(admin, await api().signIn(role));
  });

  /** Other headers replace the administrator's. */
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = admin,
  ) {
    const response = await api().call(method, path, body, headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async function create(fields: object, headers?: Record<string, string>): Promise<ApiProduct> {
    const { status, body } = await send("POST", "/api/products", fields, { ...admin, ...headers });
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(201);
    return successOf(ApiProduct).parse(body).data;
  }

  const read = (id: number) => api().get(`/api/products/${id}`);

  return { admin, send, create, read };
}

/** An administrator's calls, as the tests of writing make them. */
import { beforeAll, expect } from "vitest";
import type { Role } from "#app/contract/admin.ts";
import { Product } from "#app/contract/product.ts";
import { successOf } from "#app/contract/reply.ts";
import type { TestApi } from "./api.ts";

export function asAdmin(api: () => TestApi, role: Role = "editor") {
  /** The header that names the administrator, once the tests run. */
  const admin = { Authorization: "" };
  beforeAll(async () => {
    Object.assign(admin, await api().signIn(role));
  });

  /** With other headers the call is made without the administrator's. */
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = admin) {
    const response = await api().call(method, path, body, headers);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async function create(fields: object, headers?: Record<string, string>): Promise<Product> {
    const { status, body } = await send("POST", "/api/products", fields, { ...admin, ...headers });
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(201);
    return successOf(Product).parse(body).data;
  }

  const read = (id: number) => api().get(`/api/products/${id}`);

  return { admin, send, create, read };
}

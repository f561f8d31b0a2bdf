import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";
import { type ApiCall, callAs, signIn } from "../support/sign-in.ts";

let server: Server;
let call: ApiCall;

beforeAll(async () => {
  server = await startServer();
  call = callAs(server, await signIn(server));
});
afterAll(() => server?.stop());

describe("pages follow the API", () => {
  const machine = {
    name: "Test Saw 9000",
    slug: "test-saw-9000",
    status: "active",
    category_id: 1,
  };

  it("a new product is immediately on its page, in lists, search and sitemap", async () => {
    const listing = "/collections/chainsaws?sort=z-to-a&page=3";
    const has = async (path: string, text: string) =>
      (await getPage(server.origin + path)).html.includes(text);
    expect((await getPage(`${server.origin}/products/${machine.slug}`)).status).toBe(404);
    expect(await has(listing, machine.name)).toBe(false);

    const created = await call("POST", "/products", machine);
    expect(created.status).toBe(201);
    expect(await has(`/products/${machine.slug}`, machine.name)).toBe(true);
    expect(await has(listing, machine.name)).toBe(true);
    expect(await has("/search?q=test+saw+9000", machine.name)).toBe(true);
    expect(await has("/sitemap.xml", `/products/${machine.slug}<`)).toBe(true);

    const { id } = created.data;
    expect((await call("PUT", `/products/${id}`, { name: "Renamed Saw" })).status).toBe(200);
    expect(await has(`/products/${machine.slug}`, "Renamed Saw")).toBe(true);
    expect((await call("DELETE", `/products/${id}`)).status).toBe(200);
    expect((await getPage(`${server.origin}/products/${machine.slug}`)).status).toBe(404);
  });

  it("ASVS 3.2.1 5.3.1 5.4.1 an uploaded picture is served with safe headers", async () => {
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const form = new FormData();
    form.set("name", "Pictured Saw");
    form.append("images", new Blob([png], { type: "image/png" }), "saw.png");
    const { status, data } = await call("POST", "/products", form);
    expect(status).toBe(201);
    const response = await fetch(server.origin + data.images[0].image_url);
    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(data.images[0].image_url).not.toContain("saw");
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 2)
        .toString("hex"),
    ).toBe("ffd8");
  });
});

it("API responses are not cached, and unknown methods are refused", async () => {
  const list = await call("GET", "/products?limit=1");
  expect(list.headers.get("Cache-Control")).toBe("no-store");
  expect(list.headers.get("X-Catalogue-Version")).toMatch(/^\d+$/);
  expect((await call("DELETE", "/brands")).status).toBe(405);
  expect((await call("GET", "/no-such-call")).status).toBe(404);
});

import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, inject, it } from "vitest";

const site = inject("site");

/** The status of a raw request, which `fetch` would normalise or refuse. */
async function statusOf(lines: string[]): Promise<number> {
  const socket = connect(Number(new URL(site).port), "localhost");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const answer = await text(socket);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

const get = (path: string, host = "localhost") =>
  statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close"]);

describe("a malformed URL", () => {
  const queries = [
    "page=abc&sort=%00&q=%E0%A4%A",
    "page=-1&page=2&type=constructor&ah=__proto__",
    "page=99999999999999999999&subcategory_id=9e99",
    `q=${"%F0%9F%AA%93".repeat(300)}`,
    "brand=constructor&product_type=__proto__&with=constructor.valueof&constructor=1-2",
    "compare=,,x,-1,99999999999&product_type=&product_type=%25",
    "products=abc,0,1e9,7,7,7",
    "_routes=nothing&index",
    "part=9999999&view=%3Cscript%3E&district=%00",
  ];
  const pages = [
    "/",
    "/collections/chainsaws",
    "/search",
    "/compare",
    "/branches",
    "/contact",
    "/products/stihl-ms-250",
  ];
  const resources = [
    "/search/live",
    "/sitemap.xml",
    "/collections/chainsaws.data",
    "/api/products",
    "/list/category",
  ];
  it.each([...pages, ...resources])("never fails %s", async (path) => {
    for (const query of queries) expect(await get(`${path}?${query}`), query).toBeLessThan(500);
  });

  it.each([
    ["/%E0%A4%A", 400],
    ["/assets/%", 400],
    ["/%09//", 400],
    ["/%09//.//%23/1", 400],
    ["/%0A%5C", 400],
    ["/a%0D", 400],
    ["/collections/%00", 404],
    ["/products/..%2f..%2fetc%2fpasswd", 404],
    ["/products/%F0%9F%AA%93", 404],
    [`/products/${"9".repeat(400)}`, 404],
    [`/collections/${"x".repeat(4000)}`, 404],
    ["/uploads/..%2fcatalogue.sqlite", 404],
    ["/catalogue.sqlite", 404],
    ["/.git/config", 404],
    ["/.env", 404],
    ["/package.json", 404],
    ["/server/index.js", 404],
    ["/assets/", 404],
    ["/uploads/", 404],
    ["//evil.example/", 404],
    ["http://evil.example/", 400],
  ])("ASVS 5.3.2 13.4.1 13.4.3 %s is %i", async (path, status) => {
    expect(await get(path)).toBe(status);
  });

  it.each(["[", "a b", "%", "x:99999", "a@b", "127.0.0.1:3000@evil.example"])(
    "host %s is 400",
    async (host) => {
      expect(await get("/", host)).toBe(400);
    },
  );
});

describe("a method that pages do not support", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "ASVS 4.1.4 13.4.4 %s is 405",
    async (method) => {
      for (const path of ["/", "/products/stihl-ms-250", "/no/such/page", "/favicon.svg"]) {
        expect(
          await statusOf([`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close"]),
        ).toBe(405);
      }
    },
  );

  it("POST is 405 where there is no form", async () => {
    const response = await fetch(`${site}/about`, {
      method: "POST",
      body: new URLSearchParams({ a: "b" }),
      headers: { Origin: site },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("a malformed form", () => {
  const post = (body: string, type: string) =>
    fetch(`${site}/contact`, { method: "POST", body, headers: { "Content-Type": type } });

  it.each([
    ["malformed multipart", "garbage", "multipart/form-data; boundary=x", 400],
    ["multipart without a boundary", "garbage", "multipart/form-data", 400],
    ["nothing filled in", "", "application/x-www-form-urlencoded", 400],
  ])("%s is refused", async (_, body, type, status) => {
    expect((await post(body, type)).status).toBe(status);
  });

  it("ASVS 3.5.1 from another site is refused", async () => {
    const headers = {
      Origin: "https://evil.example",
      "Content-Type": "application/x-www-form-urlencoded",
    };
    for (const path of ["/contact", "/contact.data", "/api/contact", "/api/products"]) {
      const response = await fetch(site + path, { method: "POST", body: "name=x", headers });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });
});

it("ASVS 4.1.3 internal headers sent by a client are ignored", async () => {
  const headers = { "X-Catalogue-Variant": "forged", "X-Catalogue-Socket-Address": "1.2.3.4" };
  expect((await fetch(site, { headers })).status).toBe(200);
});

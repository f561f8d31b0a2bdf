/** Files are sent complete or in ranges: some browsers play no video without ranges. */
import { describe, expect, inject, it } from "vitest";
import { getPage } from "../support/page.ts";

const site = inject("site");

/** The first URL of a kind in a page. */
async function findFile(page: string, kind: RegExp): Promise<string> {
  const [url] = kind.exec((await getPage(site + page)).html) ?? [];
  if (url === undefined) throw new Error(`${page} names no ${kind}`);
  return site + url;
}

async function ask(url: string, range?: string, method = "GET") {
  const headers = { "Accept-Encoding": "br", ...(range && { Range: range }) };
  const response = await fetch(url, { method, headers });
  return {
    status: response.status,
    range: response.headers.get("Content-Range"),
    length: Number(response.headers.get("Content-Length")),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe.each([
  ["the shop's folder", "/", /\/site\/[\w-]+\/[\w.%-]+\.(?:avif|webp|jpg|mp4)/],
  ["the build", "/about", /\/assets\/[\w.-]+\.woff2/],
])("a file of %s", (_, page, kind) => {
  it("is sent in the requested range", async () => {
    const file = await findFile(page, kind);
    const { bytes: whole } = await ask(file);
    const size = whole.length;
    const parts = [
      ["bytes=10-19", 10, 20],
      [`bytes=${size - 5}-`, size - 5, size],
      ["bytes=-7", size - 7, size],
      [`bytes=0-${size + 9}`, 0, size],
    ] as const;
    for (const [range, from, to] of parts) {
      const part = await ask(file, range);
      expect([range, part.status, part.range]).toEqual([
        range,
        206,
        `bytes ${from}-${to - 1}/${size}`,
      ]);
      expect(part.bytes.equals(whole.subarray(from, to))).toBe(true);
    }
  });

  it("has no range beyond its end, and is complete for an invalid one", async () => {
    const file = await findFile(page, kind);
    const { bytes: whole } = await ask(file);
    const behind = await ask(file, `bytes=${whole.length}-`);
    expect([behind.status, behind.range, behind.bytes.length]).toEqual([
      416,
      `bytes */${whole.length}`,
      0,
    ]);
    expect((await ask(file, "bytes=x-y")).bytes.equals(whole)).toBe(true);
  });
});

describe.each([
  ["a script", "/", /\/assets\/[\w.-]+\.js/],
  ["an upload", "/products/stihl-ms-250", /\/uploads\/[\w.-]+/],
])("%s", (_, page, kind) => {
  it("is sent complete for any range, and HEAD shows its size", async () => {
    const file = await findFile(page, kind);
    const whole = await ask(file);
    const part = await ask(file, "bytes=0-9");
    expect([part.status, part.range, part.bytes.equals(whole.bytes)]).toEqual([200, null, true]);
    const head = await ask(file, undefined, "HEAD");
    expect([head.status, head.length, head.bytes.length]).toEqual([200, whole.length, 0]);
  });
});

it("a missing file of the build is not found", async () => {
  for (const name of ["none.js", "none.js.br"])
    expect((await ask(`${site}/assets/${name}`)).status).toBe(404);
});

describe("the share picture", () => {
  it.each(["none.png", "products/none.png", "%00.png"])("%s is not found", async (path) => {
    expect((await fetch(`${site}/previews/${path}`)).status).toBe(404);
  });
});

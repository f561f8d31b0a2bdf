import fc from "fast-check";
import type { LoaderFunctionArgs } from "react-router";
import { expect, it, vi } from "vitest";
import { redirectUnknown } from "#app/routes/error/redirect-unknown.server.ts";
import { findRedirect } from "./redirects.ts";
import { redirectsFile } from "./schema/redirects.ts";

const OLD = [
  { from: "/product/*", to: "/search?q=*" },
  { from: "/product/news", to: "/about" },
  { from: "/product/spares/*", to: "https://spares.example/*" },
  { from: "/größe", to: "/größen" },
  { from: "/all/*", to: "/*" },
];

const findProduct = vi.hoisted(() => vi.fn());
vi.mock("#app/upstream/upstream.server.ts", () => ({
  api: { reading: { findProduct }, countUnknownPath() {} },
}));
vi.mock("./site.server.ts", () => ({
  site: {
    company: { locale: "en-IN", languages: [] },
    redirects: [{ from: "/products/*", to: "/all" }],
  },
}));

it("an unknown path leads to its product, or is a 404 without a database", async () => {
  const request = new Request("http://a/product/saw/");
  const next = async () => new Response("", { status: 404 });
  const visit = () => redirectUnknown({ request } as LoaderFunctionArgs, next);
  findProduct.mockRejectedValueOnce("away");
  expect(await visit()).toMatchObject({ status: 404 });
  findProduct.mockResolvedValueOnce({ slug: "saw" });
  await expect(visit()).rejects.toMatchObject({ status: 301 });
});

it.each([
  ["/product/news", "/about"],
  ["/product/ms%20250", "/search?q=ms%20250"],
  ["/product/a&b=c", "/search?q=a%26b%3Dc"],
  ["/product/spares/a/b", "https://spares.example/a/b"],
  ["/gr%C3%B6%C3%9Fe", "/gr%C3%B6%C3%9Fen"],
  ["/all//evil.example", "/evil.example"],
  ["/all/%5Cevil.example", "/evil.example"],
  ["/all/%ff", "/%25ff"],
  ["/other", null],
  ["/product", null],
])("%s leads to %s", (path, to) => {
  expect(findRedirect(OLD, path)).toBe(to);
});

it.each([
  ["the host of *", [{ from: "/a/*", to: "https://*.example/" }], "a host without *"],
  ["another host by slashes", [{ from: "/a", to: "//evil.example" }], "must begin with /"],
  ["itself", [{ from: "/a", to: "/a?again" }], "leads to another redirect"],
  ["a growing path", [{ from: "/a/*", to: "/a/b/*" }], "leads to another redirect"],
  [
    "a circle",
    [
      { from: "/a/*", to: "/b/*" },
      { from: "/b/x", to: "/a/x" },
    ],
    "another redirect",
  ],
  [
    "two pages",
    [
      { from: "/a", to: "/b" },
      { from: "/a", to: "/c" },
    ],
    "is there already",
  ],
])("refuses redirects to %s", (_, redirects, message) => {
  expect(redirectsFile.safeParse(redirects).error?.issues[0]?.message).toContain(message);
});

it("never redirects for ever, and never to another host than the one named", () => {
  const part = fc.stringMatching(/^[ab]?$/);
  const path = fc
    .array(part, { maxLength: 3 })
    .map((parts) => `/${parts.filter(Boolean).join("/")}`);
  const redirect = fc.oneof(
    fc.record({ from: path, to: path }),
    fc.record({ from: path, to: path }).map(({ from, to }) => ({
      from: `${from}/*`.replace("//", "/"),
      to: `${to}/*`.replace("//", "/"),
    })),
  );
  fc.assert(
    fc.property(
      fc.array(redirect, { maxLength: 4 }),
      fc.array(part, { maxLength: 6 }),
      (all, parts) => {
        fc.pre(redirectsFile.safeParse(all).success);
        let at: string | null = `/${parts.join("/")}`;
        for (let count = 0; at !== null; count++) {
          expect(count).toBeLessThan(20);
          at = findRedirect(all, at);
          if (at !== null) expect(at).not.toMatch(/^\/[/\\]/);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

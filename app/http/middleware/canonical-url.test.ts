import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { onlyParams } from "../page-url.ts";
import { UNKNOWN_FACTS } from "../request-facts.ts";
import { canonicalUrl } from "./canonical-url.ts";
import type { SiteRequest } from "./middleware.ts";

let month = "november";
const middleware = canonicalUrl(
  {
    root: { id: "root", module: {} },
    home: {
      id: "home",
      parentId: "root",
      index: true,
      module: { handle: { read: () => null, write: () => "", variant: () => month } },
    },
    list: {
      id: "list",
      parentId: "root",
      path: "lists/:name",
      module: { handle: onlyParams("page") },
    },
    free: { id: "free", parentId: "root", path: "free", module: {} },
  },
  { timeZone: "Asia/Kolkata" },
);

function canonicalize(url: string, method = "GET") {
  const request = { url, method, facts: { ...UNKNOWN_FACTS } } as unknown as SiteRequest;
  const next = vi.fn();
  middleware(request, {} as ServerResponse, next);
  expect(next).toHaveBeenCalledOnce();
  return request;
}

it.each([
  ["/lists/saws?utm=1&page=2", "/lists/saws?page=2"],
  ["/lists/saws.data?_routes=list&page=2", "/lists/saws.data?_routes=list&page=2"],
  ["/?anything=1", "/"],
  ["/free?b=1&a=2", "/free?b=1&a=2"],
  ["/no/route?a=1", "/no/route?a=1"],
  ["//elsewhere.example/?a=1", "//elsewhere.example/?a=1"],
])("the canonical URL of %s is %s", (url, canonical) => {
  for (const _ of ["first", "again"]) expect(canonicalize(url).url).toBe(canonical);
});

it("does not change the URL of a form", () => {
  expect(canonicalize("/lists/saws?utm=1", "POST").url).toBe("/lists/saws?utm=1");
});

it("reads the page's variant at each request", () => {
  expect(canonicalize("/").facts.pageVariant).toBe("november");
  month = "december";
  expect(canonicalize("/").facts.pageVariant).toBe("december");
  expect(canonicalize("/free").facts.pageVariant).toBe("");
});

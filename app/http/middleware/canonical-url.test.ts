import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { onlyParams } from "../page-address.ts";
import { UNKNOWN } from "../request-facts.ts";
import { canonicalUrl } from "./canonical-url.ts";
import type { SiteRequest } from "./middleware.ts";

let month = "november";
const step = canonicalUrl(
  {
    root: { id: "root", module: {} },
    home: { id: "home", parentId: "root", index: true, module: { handle: { query: () => "", variant: () => month } } },
    list: { id: "list", parentId: "root", path: "lists/:name", module: { handle: onlyParams("page") } },
    free: { id: "free", parentId: "root", path: "free", module: {} },
  },
  { timeZone: "Asia/Kolkata" },
);

function name(url: string, method = "GET") {
  const request = { url, method, facts: { ...UNKNOWN } } as unknown as SiteRequest;
  const next = vi.fn();
  step(request, {} as ServerResponse, next);
  expect(next).toHaveBeenCalledOnce();
  return request;
}

it.each([
  ["/lists/saws?utm=1&page=2", "/lists/saws?page=2"],
  ["/lists/saws.data?page=2&_routes=list&x=1", "/lists/saws.data?page=2&_routes=list"],
  ["/?anything=1", "/"],
  ["/_.data?anything=1", "/_.data"],
  ["/free?b=1&a=2", "/free?b=1&a=2"],
  ["/no/route?a=1", "/no/route?a=1"],
  ["//elsewhere.example/?a=1", "//elsewhere.example/?a=1"],
])("names %s %s", (url, address) => {
  for (const _ of ["first", "again"]) expect(name(url).url).toBe(address);
});

it("leaves a form's address as it is", () => {
  expect(name("/lists/saws?utm=1", "POST").url).toBe("/lists/saws?utm=1");
});

it("asks at each request what else a page depends on", () => {
  expect(name("/").facts.pageVariant).toBe("november");
  month = "december";
  expect(name("/").facts.pageVariant).toBe("december");
  expect(name("/free").facts.pageVariant).toBe("");
});

/** Targets of hostile requests: known and strange paths, with parameters of any value. */
import fc from "fast-check";
import { town } from "../support/demonstration.ts";
import { anyText, MARK } from "./hostile-texts.ts";

const encodedMark = encodeURIComponent(MARK).replaceAll("'", "%27");

const PATHS = [
  "/",
  "/collections/chainsaws",
  "/collections/all-categories",
  "/products/stihl-ms-250",
  "/products/11",
  "/search",
  "/search/live",
  "/compare",
  "/branches",
  `/locations/${town.slug}`,
  "/contact",
  "/about",
  "/privacy-policy",
  "/sitemap.xml",
  "/robots.txt",
  "/health",
  "/ready",
  "/metrics",
  "/list/category",
  "/uploads/x.jpg",
  "/desk",
  "/desk/sign-in",
  "/desk/products",
  "/api/products",
  "/api/products/slug/x",
  "/api/categories",
  "/api/contact",
  "/api/admin/login",
  "/api/openapi.json",
  "/favicon.svg",
  "/_.data",
  "/collections/chainsaws.data",
  "/products/stihl-ms-250.data",
  "/__manifest",
];
const PARAMETERS = [
  "q",
  "page",
  "sort",
  "type",
  "ah",
  "product_type",
  "brand",
  "compare",
  "products",
  "subcategory_id",
  "category",
  "category_id",
  "view",
  "pin",
  "district",
  "sent",
  "subject",
  "product",
  "limit",
  "offset",
  "status",
  "include",
  "exact",
  "_routes",
  "index",
  "p",
  "next",
  "redirect",
  "photo",
  "__proto__",
  "constructor",
];
const VALUES = [
  "",
  "0",
  "-1",
  "1e309",
  "NaN",
  "99999999999999999999",
  "%00",
  "%",
  "%E0%A4%A",
  "%ED%A0%80",
  "%F0%9F%AA%93",
  "..%2f..%2f..%2fetc%2fpasswd",
  "//evil.example",
  "https://evil.example",
  "/%5C%5Cevil.example",
  "javascript:alert(1)",
  "%0d%0aX-Injected:%201",
  "' OR 1=1--",
  "$%7B7*7%7D",
  "{{7*7}}",
  "toString",
  "[]",
  "{}",
  "1,2,3,4,5,6",
  "x".repeat(5_000),
  encodedMark,
];
const SEGMENTS = [
  "..",
  ".",
  "%2e%2e",
  "\\evil.example",
  "/evil.example",
  "%5cevil.example",
  "%0d%0aX-Injected:1",
  ";",
  ":",
  "@evil.example",
  "%00",
  "__proto__",
  "constructor",
  "x".repeat(300),
  encodedMark,
  "%E0%A4%A",
  "saw-%ED%A0%BD",
  "_.data",
  ".data",
  "index.php",
  ".env",
  ".git/config",
];

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...PARAMETERS),
      fc.oneof(fc.constantFrom(...VALUES), anyText.map(toQueryText)),
    ),
    {
      maxLength: 6,
    },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""));

/** A target without spaces, which would end it. */
export const target = fc
  .tuple(
    fc.constantFrom(...PATHS),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(fc.oneof(fc.constantFrom(...SEGMENTS), anyText.map(toQueryText)), { maxLength: 3 }),
    ),
    query,
  )
  .map(
    ([path, segments, search]) =>
      `${[path, ...segments].join("/").replace(/^\/\/(?=\w)/, "/")}${search}`,
  );

function toQueryText(text: string): string {
  return text.replaceAll(/[\s\r\n]/g, "+");
}

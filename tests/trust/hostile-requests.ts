/** Makes requests as nobody who means well would send them: byte for byte, the same ones for the same seed. */
import fc from "fast-check";

export interface HostileRequest {
  /** What is sent on one connection. */
  bytes: Buffer;
  /** Whole and well-formed, so that it must be answered. */
  isWhole: boolean;
}

/** Stands in every part of a request; must never come back as it is in anything that a browser would run or show. */
export const MARK = "<zq7\"'>";

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
  "/locations/ranni",
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
  "/api/docs",
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
const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "M-SEARCH",
  "get",
  "FOO",
  "PRI",
];
const HOSTS = [
  "Host:",
  "Host: ",
  "Host: [",
  "Host: a b",
  "Host: %",
  "Host: x:99999",
  "Host: evil.example",
  `Host: ${MARK}`,
  "Host: localhost\r\nHost: evil.example",
  "host: localhost",
  "Host: localhost:0",
  "Host: \u00e9.example",
  "X-No-Host: 1",
];
const HEADERS = [
  "Accept-Encoding: br;q=x, gzip;q=-1, *;q=0",
  "Accept-Encoding: identity;q=0",
  `Accept: ${MARK}`,
  `Referer: ${MARK}`,
  `User-Agent: ${MARK}`,
  `Cookie: ${MARK}; a=%; =; session="`,
  "Authorization: Bearer",
  "Authorization: Basic %%%",
  `Authorization: Bearer ${"x".repeat(4_000)}`,
  'If-None-Match: "x", W/, *',
  "If-Match: x",
  "If-Modified-Since: yesterday",
  "Range: bytes=9-1, -0, x-",
  "Range: bytes=0-99999999999999999999",
  `X-Request-Id: ${MARK}`,
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: javascript",
  `X-Forwarded-For: ${MARK}`,
  "X-Forwarded-For: 1.2.3.4, ::1, fe80::1%eth0, 999.1.1.1",
  "Forwarded: for=evil;host=evil.example",
  "Origin: null",
  "Origin: https://evil.example",
  "Origin: x",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Upgrade: h2c",
  "Expect: 100-continue",
  "Expect: 200-ok",
  "X-Http-Method-Override: DELETE",
  "Content-Type: text/html",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: identity, chunked",
  "Content-Length: -1",
  "Content-Length: 5\r\nContent-Length: 6",
  "Content-Length: 99999999999999999999",
  " Folded: line",
  "No colon here",
  ": empty name",
  "X-Control: a\u0001b",
  "X-Nul: a\0b",
  `X-Long: ${"x".repeat(12_000)}`,
  `X-Huge: ${"x".repeat(70_000)}`,
  Array.from({ length: 150 }, (_, number) => `X-Many-${number}: ${number}`).join("\r\n"),
  Array.from({ length: 2_500 }, (_, number) => `X-Many-${number}: ${number}`).join("\r\n"),
];
const GARBAGE = [
  "",
  "\r\n\r\n\r\n",
  "GET\r\n\r\n",
  "GET /\r\n\r\n",
  "GET / HTTP/0.9\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
  "GET / HTTP/1.1\r\n",
  "GET / HTTP/1.1\nHost: localhost\n\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "SSH-2.0-x\r\n",
  "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET //evil.example/%2f.. HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
];

const anyText = fc.string({ unit: "binary", maxLength: 40 });

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(fc.constantFrom(...VALUES), anyText.map(toQueryText))), {
    maxLength: 6,
  })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join("=")).join("&")}` : ""));

/** A target without blanks, which would end it. */
const target = fc
  .tuple(
    fc.constantFrom(...PATHS),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(fc.oneof(fc.constantFrom(...SEGMENTS), anyText.map(toQueryText)), { maxLength: 3 }),
    ),
    query,
  )
  .map(([path, segments, search]) => `${[path, ...segments].join("/").replace(/^\/\/(?=\w)/, "/")}${search}`);

const address = fc.nat({ max: 2 ** 24 }).map((number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);

const whole = fc.tuple(target, address, fc.constantFrom("GET", "GET", "GET", "HEAD")).map(([path, from, method]) => ({
  isWhole: true,
  bytes: toBytes([`${method} ${path} HTTP/1.1`, "Host: localhost", `X-Forwarded-For: ${from}`, "Connection: close"]),
}));

const strangeHead = fc
  .tuple(
    fc.constantFrom(...METHODS),
    target,
    fc.oneof({ weight: 3, arbitrary: fc.constant("Host: localhost") }, fc.constantFrom(...HOSTS)),
    fc.array(fc.constantFrom(...HEADERS), { maxLength: 4 }),
    fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.0"),
  )
  .map(([method, path, host, headers, version]) => ({
    isWhole: false,
    bytes: toBytes([`${method} ${path} ${version}`, host, ...headers, "Connection: close"]),
  }));

const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "website",
  "branch",
  "product",
  "password",
  "action",
  "__proto__",
];
const form = fc
  .array(
    fc.tuple(
      fc.constantFrom(...FORM_FIELDS),
      fc.oneof(anyText, fc.constantFrom(MARK, "a@example.com", "general", "x".repeat(20_000))),
    ),
    { maxLength: 8 },
  )
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString());
const multipart = fc
  .tuple(form, fc.constantFrom("--x--\r\n", "--x", "", "--y--\r\n"), fc.boolean())
  .map(([fields, end, named]) => {
    const parts = [...new URLSearchParams(fields)].map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; ${named ? `name="${name}"` : `filename="${MARK}"`}\r\n\r\n${value}\r\n`,
    );
    return parts.join("") + end;
  });
const json = fc.oneof(
  fc.json(),
  fc.constantFrom("{", "[[[[", '{"name":', "null", `"${"[".repeat(20_000)}"`, "[".repeat(50_000)),
  anyText,
);
const body = fc.oneof(
  fc.tuple(fc.constant("application/x-www-form-urlencoded"), form),
  fc.tuple(
    fc.constantFrom("multipart/form-data; boundary=x", "multipart/form-data", "multipart/form-data; boundary="),
    multipart,
  ),
  fc.tuple(fc.constantFrom("application/json", "application/json; charset=x"), json),
  fc.tuple(fc.constantFrom("text/plain", MARK, ""), anyText),
);
const POSTED = [
  "/contact",
  "/contact.data",
  "/",
  "/about",
  "/desk/sign-in",
  "/desk/set-up",
  "/api/contact",
  "/api/products",
  "/api/catalogue/import",
  "/api/nothing",
  "/search/live",
  "/uploads/x.jpg",
];
const sent = fc
  .tuple(
    fc.constantFrom("POST", "POST", "POST", "PUT", "PATCH", "DELETE"),
    fc.constantFrom(...POSTED),
    body,
    address,
    fc.constantFrom("http://localhost", "https://evil.example", "null"),
    fc.constantFrom(0, 0, 0, -7, 50),
  )
  .map(([method, path, [type, text], from, origin, off]) => {
    const content = Buffer.from(text);
    const length = Math.max(0, content.length + off);
    return {
      isWhole: false,
      bytes: Buffer.concat([
        toBytes([
          `${method} ${path} HTTP/1.1`,
          "Host: localhost",
          `Content-Type: ${type}`,
          `Content-Length: ${length}`,
          `X-Forwarded-For: ${from}`,
          `Origin: ${origin}`,
          "Connection: close",
        ]),
        content,
      ]),
    };
  });
const chunks = fc
  .constantFrom(
    "5\r\nhello\r\n0\r\n\r\n",
    "zz\r\nhello\r\n",
    "5\r\nhel",
    "ffffffffffffffff\r\n",
    "0\r\nX: y\r\n\r\n",
    "5;a=b\r\nhello\r\n0\r\n\r\nGET /evil HTTP/1.1\r\n\r\n",
  )
  .map((text) => ({
    isWhole: false,
    bytes: Buffer.concat([
      toBytes([
        "POST /contact HTTP/1.1",
        "Host: localhost",
        "Transfer-Encoding: chunked",
        "Content-Type: application/x-www-form-urlencoded",
        "Connection: close",
      ]),
      Buffer.from(text),
    ]),
  }));
const garbage = fc
  .oneof(
    fc.constantFrom(...GARBAGE).map((text) => Buffer.from(text, "latin1")),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  )
  .map((bytes) => ({ isWhole: false, bytes }));
const cut = fc
  .tuple(fc.oneof(whole, sent), fc.nat({ max: 100 }))
  .map(([{ bytes }, part]) => ({ isWhole: false, bytes: bytes.subarray(0, (bytes.length * part) / 100) }));
const pipelined = fc.array(whole, { minLength: 2, maxLength: 6 }).map((all) => ({
  isWhole: true,
  bytes: Buffer.concat(
    all.map(({ bytes }, index) =>
      index === all.length - 1
        ? bytes
        : Buffer.from(bytes.toString("latin1").replace("Connection: close\r\n", ""), "latin1"),
    ),
  ),
}));

const anyRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 8, arbitrary: whole },
  { weight: 5, arbitrary: strangeHead },
  { weight: 4, arbitrary: sent },
  { weight: 1, arbitrary: chunks },
  { weight: 1, arbitrary: garbage },
  { weight: 1, arbitrary: cut },
  { weight: 1, arbitrary: pipelined },
);

/** The first `count` requests of a seed. */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  return fc.sample(anyRequest, { numRuns: count, seed });
}

function toBytes(lines: string[]): Buffer {
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
}

function toQueryText(text: string): string {
  return text.replaceAll(/[\s\r\n]/g, "+");
}

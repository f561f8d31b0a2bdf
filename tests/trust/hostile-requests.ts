/** Makes requests as nobody who means well would send them: byte for byte, the same ones for the same seed. */
import fc from "fast-check";
import { GARBAGE, HEADERS, HOSTS, MARK, METHODS, PARAMETERS, PATHS, SEGMENTS, VALUES } from "./hostile-texts.ts";

export interface HostileRequest {
  /** What is sent on one connection. */
  bytes: Buffer;
  /** Whole and well-formed, so that it must be answered. */
  isWhole: boolean;
}

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

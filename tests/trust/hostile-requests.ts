/** Generates hostile requests as raw bytes, the same ones for the same seed. */
import fc from "fast-check";
import { body } from "./hostile-bodies.ts";
import { GARBAGE, HEADERS, HOSTS, METHODS } from "./hostile-heads.ts";
import { target } from "./hostile-targets.ts";

export interface HostileRequest {
  /** Bytes sent on one connection. */
  bytes: Buffer;
  /** Complete and well-formed, so that it must get a response. */
  isWhole: boolean;
}

const address = fc
  .nat({ max: 2 ** 24 })
  .map((number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);

const whole = fc
  .tuple(target, address, fc.constantFrom("GET", "GET", "GET", "HEAD"))
  .map(([path, from, method]) => ({
    isWhole: true,
    bytes: toBytes([
      `${method} ${path} HTTP/1.1`,
      "Host: localhost",
      `X-Forwarded-For: ${from}`,
      "Connection: close",
    ]),
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
const posted = fc
  .tuple(
    fc.constantFrom("POST", "POST", "POST", "PUT", "PATCH", "DELETE"),
    fc.constantFrom(...POSTED),
    body,
    address,
    fc.constantFrom("http://localhost", "https://evil.example", "null"),
    fc.constantFrom(0, 0, 0, -7, 50),
  )
  .map(([method, path, [type, text], from, origin, difference]) => {
    const content = Buffer.from(text);
    const length = Math.max(0, content.length + difference);
    return {
      isWhole: length <= content.length,
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
const cut = fc.tuple(fc.oneof(whole, posted), fc.nat({ max: 100 })).map(([{ bytes }, part]) => ({
  isWhole: false,
  bytes: bytes.subarray(0, (bytes.length * part) / 100),
}));
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
  { weight: 4, arbitrary: posted },
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

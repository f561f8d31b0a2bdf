/**
 * Sends bodies of every kind, with every method, to every URL of the site and the API: nothing
 * fails.
 */
import { gzipSync } from "node:zlib";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import routes from "#app/routes.ts";
import { signInToDesk } from "../support/desk.ts";
import { type Server, startServer } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";
import { recordMeasurement } from "./measurement.ts";

const FORM = "application/x-www-form-urlencoded";
const BODIES: [
  kind: string,
  type: string | null,
  body: string | Uint8Array<ArrayBuffer>,
  encoding?: string,
][] = [
  ["nothing", null, ""],
  ["a form without fields", FORM, ""],
  [
    "a form of strange fields",
    FORM,
    "__proto__=1&constructor=2&intent=toString&id=1e309&id=-1&name=%00&name=%ED%A0%80",
  ],
  ["a form of 100 KB", FORM, `name=${"x".repeat(100_000)}`],
  ["a form whose escapes are broken", `${FORM}; charset=utf-16`, "intent=%&id=%E0%A4%A&=&&&"],
  ["parts that are none", "multipart/form-data; boundary=x", "garbage"],
  ["parts without a boundary", "multipart/form-data", "--x\r\n\r\n--x--"],
  [
    "parts that stop",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\nGIF',
  ],
  [
    "a file in every field",
    "multipart/form-data; boundary=x",
    `${["intent", "id", "name", "images", "file", "data"]
      .map(
        (name) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"; filename="../a"\r\nContent-Type: image/png\r\n\r\nGIF\r\n`,
      )
      .join("")}--x--\r\n`,
  ],
  ["broken JSON", "application/json", '{"name":'],
  ["JSON of another kind", "application/json", "[null]"],
  [
    "JSON of strange values",
    "application/json",
    '{"__proto__":1,"name":{"a":[]},"ids":[{}],"updates":[null],"id":1e999,"images":"x"}',
  ],
  ["JSON nested deep", "application/json", "[".repeat(30_000)],
  ["JSON in another charset", "application/json; charset=utf-16", '{"name":"x"}'],
  ["compressed JSON", "application/json", gzipSync('{"name":"x"}'), "gzip"],
  ["what says it is compressed", FORM, "name=x", "gzip"],
  ["plain text", "text/plain", "name=x"],
  ["bytes", "application/octet-stream", new Uint8Array([0, 255, 128, 31, 139])],
  ["a type that is none", "%%%/;;=", "name=x"],
];
/** All of them; otherwise one in four, different ones for each URL. */
const STEP = inject("isThorough") ? 1 : 4;
const AT_ONCE = 8;
/** An id without a record, so that nothing is deleted that later requests need. */
const NONE = "999999";

let server: Server;
let credentials: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY_HOPS: "1" });
  credentials = {
    Cookie: await signInToDesk(server, "desk@example.com", "owner"),
    Authorization: `Bearer ${await signIn(server)}`,
  };
});
afterAll(() => server?.stop());

function urlsOf(entries: RouteConfigEntry[], under = ""): string[] {
  return entries.flatMap(({ path, children = [], index }) => {
    const url = path === undefined ? under : `${under}/${path}`;
    return [...(path !== undefined || index ? [url || "/"] : []), ...urlsOf(children, url)];
  });
}

/** With an existing id where there is one, and `other` for every other parameter. */
const fill = (url: string, id: string) =>
  url
    .replace("/:kind/:id", `/categories/${id}`)
    .replaceAll(/:id|\{id\}/g, id)
    .replaceAll(/:\w+|\{\w+\}|\*/g, "chainsaws");

/** Requests that end a session come last. */
const endsLast = (one: string, other: string) =>
  Number(/sign-out|session/.test(one)) - Number(/sign-out|session/.test(other));

let visitor = 0;

/** A line for each failure. */
async function tryAll(urls: readonly string[], methods: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const tries = urls
    .flatMap((path) => methods.flatMap((method) => BODIES.map((body) => ({ path, method, body }))))
    .filter((_, index) => index % STEP === 0);
  const worker = async () => {
    for (let next = tries.shift(); next; next = tries.shift()) {
      const {
        path,
        method,
        body: [kind, type, body, encoding],
      } = next;
      visitor += 1;
      const headers = {
        ...credentials,
        Origin: server.origin,
        "X-Forwarded-For": `10.9.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...(type !== null && { "Content-Type": type }),
        ...(encoding && { "Content-Encoding": encoding }),
      };
      const ask = () =>
        fetch(server.origin + path, {
          method,
          headers,
          body: body || undefined,
          redirect: "manual",
        });
      // On a busy machine an idle connection may close as it is reused; a real failure repeats
      // itself.
      const response = await ask().catch(ask);
      await response.arrayBuffer();
      if (response.status >= 500) faults.push(`${method} ${path} with ${kind}: ${response.status}`);
      if (response.headers.get("X-Content-Type-Options") !== "nosniff")
        faults.push(`${method} ${path} with ${kind}: its headers`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return faults;
}

const failures = () =>
  server
    .output()
    .split("\n")
    .filter((line) => /"level":[56]0|Unhandled|uncaught/i.test(line));

it("ASVS 2.2.2 16.5.1 no page or form of the site fails for any input", async ({ task }) => {
  const urls = urlsOf(routes as RouteConfigEntry[]).filter((url) => !url.startsWith("/api/"));
  expect(urls.length).toBeGreaterThan(50);
  const paths = [...new Set(urls.map((url) => fill(url, "1")))].toSorted(endsLast);
  const asData = paths.map((path) => `${path === "/" ? "/_root" : path}.data`);
  expect(
    (await fetch(`${server.origin}/desk/overview`, { headers: credentials, redirect: "manual" }))
      .status,
  ).toBe(200);
  expect(await tryAll([...paths, ...asData].toSorted(endsLast), ["POST"])).toEqual([]);
  recordMeasurement(task, `${visitor} requests to ${paths.length} URLs`);
  expect(failures()).toEqual([]);
});

it("ASVS 2.2.2 16.5.1 no API request fails for any input", async ({ task }) => {
  const { paths } = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const urls = Object.keys(paths)
    .map((path) => fill(path, NONE))
    .toSorted(endsLast);
  expect(urls.length).toBeGreaterThan(40);
  expect((await fetch(`${server.origin}/api/admin/session`, { headers: credentials })).status).toBe(
    200,
  );
  visitor = 0;
  expect(await tryAll(urls, ["POST", "PUT", "PATCH", "DELETE"])).toEqual([]);
  recordMeasurement(task, `${visitor} requests to ${urls.length} URLs`);
  expect(failures()).toEqual([]);
});

/** Every address of the site and every call of the API, sent with every method bodies of every kind: none of them fails. */
import { gzipSync } from "node:zlib";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import routes from "#app/routes.ts";
import { signInToDesk } from "../support/desk.ts";
import { type Server, startServer } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";
import { measured } from "./figure.ts";

const FORM = "application/x-www-form-urlencoded";
const BODIES: [kind: string, type: string | null, body: string | Uint8Array<ArrayBuffer>, encoding?: string][] = [
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
/** All of them; else one in four, which are others at each address. */
const STEP = inject("isThorough") ? 1 : 4;
const AT_ONCE = 8;
/** No product, no person and no file has it, so that nothing is taken away from the tries that follow. */
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

function addressesOf(entries: RouteConfigEntry[], under = ""): string[] {
  return entries.flatMap(({ path, children = [], index }) => {
    const address = path === undefined ? under : `${under}/${path}`;
    return [...(path !== undefined || index ? [address || "/"] : []), ...addressesOf(children, address)];
  });
}

/** With an id that is there, where there is one, and `other` in place of every other parameter. */
const fill = (address: string, id: string) =>
  address
    .replace("/:kind/:id", `/categories/${id}`)
    .replaceAll(/:id|\{id\}/g, id)
    .replaceAll(/:\w+|\{\w+\}|\*/g, "chainsaws");

/** What ends a session comes last. */
const endsLast = (one: string, other: string) =>
  Number(/sign-out|session/.test(one)) - Number(/sign-out|session/.test(other));

let visitor = 0;

/** What failed, in a line each. */
async function tryAll(addresses: readonly string[], methods: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const tries = addresses
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
      const ask = () => fetch(server.origin + path, { method, headers, body: body || undefined, redirect: "manual" });
      // On a busy machine a connection that rested may be closed as it is used; what a request itself breaks, it breaks again.
      const answer = await ask().catch(ask);
      await answer.arrayBuffer();
      if (answer.status >= 500) faults.push(`${method} ${path} with ${kind}: ${answer.status}`);
      if (answer.headers.get("X-Content-Type-Options") !== "nosniff")
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

it("ASVS 2.2.2 16.5.1 no page and no form of the site fails for what is sent to it", async ({ task }) => {
  const addresses = addressesOf(routes as RouteConfigEntry[]).filter((address) => !address.startsWith("/api/"));
  expect(addresses.length).toBeGreaterThan(50);
  const paths = [...new Set(addresses.map((address) => fill(address, "1")))].toSorted(endsLast);
  const asData = paths.map((path) => `${path === "/" ? "/_root" : path}.data`);
  expect((await fetch(`${server.origin}/desk/overview`, { headers: credentials, redirect: "manual" })).status).toBe(
    200,
  );
  expect(await tryAll([...paths, ...asData].toSorted(endsLast), ["POST"])).toEqual([]);
  measured(task, `${visitor} requests to ${paths.length} addresses`);
  expect(failures()).toEqual([]);
});

it("ASVS 2.2.2 16.5.1 no call of the API fails for what is sent to it", async ({ task }) => {
  const { paths } = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  const addresses = Object.keys(paths)
    .map((path) => fill(path, NONE))
    .toSorted(endsLast);
  expect(addresses.length).toBeGreaterThan(40);
  expect((await fetch(`${server.origin}/api/admin/session`, { headers: credentials })).status).toBe(200);
  visitor = 0;
  expect(await tryAll(addresses, ["POST", "PUT", "PATCH", "DELETE"])).toEqual([]);
  measured(task, `${visitor} requests to ${addresses.length} addresses`);
  expect(failures()).toEqual([]);
});

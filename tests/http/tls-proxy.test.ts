/** A site built for its public address, behind a proxy that ends TLS: forms sent from there arrive, others do not. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listMessages, postForm } from "../support/contact.ts";
import { type Server, startServer } from "../support/server.ts";

const PUBLIC_ORIGIN = "https://shop.example";
const ROOT = join(import.meta.dirname, "../..");
const SOURCES = ["app", "public", "package.json", "tsconfig.json", "react-router.config.ts", "vite.config.ts"];

const site = mkdtempSync(join(tmpdir(), "catalogue-site-"));
let server: Server;

/** A copy, so that the build that the other tests share stays what it is. */
beforeAll(async () => {
  for (const source of SOURCES) cpSync(join(ROOT, source), join(site, source), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(site, "node_modules"));
  const { VITEST: _, NODE_ENV: __, ...variables } = process.env;
  const env = { ...variables, PUBLIC_ORIGIN };
  const built = spawnSync("react-router", ["build", "--logLevel", "warn"], { cwd: site, env, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`the build failed: ${built.stderr}`);
  server = await startServer({ PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: "1" }, site);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(site, { recursive: true, force: true });
});

/** As the proxy of README passes a form on. */
const send = (message: string, Origin: string) =>
  postForm(server, message, {
    Host: "shop.example",
    Origin,
    "X-Forwarded-For": "203.0.113.2",
    "X-Forwarded-Proto": "https",
  });

it("takes a message from its own pages", async () => {
  const { status, headers } = await send("Through the proxy.", PUBLIC_ORIGIN);
  expect([status, headers.location]).toEqual([303, "/contact?sent=1"]);
  expect(listMessages(server)).toEqual(["Through the proxy."]);
});

it.each(["https://elsewhere.example", "null"])("refuses one sent from %s", async (origin) => {
  expect((await send("From elsewhere.", origin)).status).toBe(400);
  expect(listMessages(server)).not.toContain("From elsewhere.");
});

it("names its pages by their public address", async () => {
  const html = await (await fetch(`${server.origin}/contact`)).text();
  expect(html).toContain('<link rel="canonical" href="https://shop.example/contact"/>');
});

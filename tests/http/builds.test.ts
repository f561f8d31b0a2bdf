/** What `npm start` does before it serves, in a copy of the site: one build for many starts, and none that a running server misses. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer } from "../support/server.ts";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = ["app", "package.json", "tsconfig.json", "react-router.config.ts", "vite.config.ts"];

const site = mkdtempSync(join(tmpdir(), "catalogue-site-"));

beforeAll(() => {
  for (const source of SOURCES) cpSync(join(ROOT, source), join(site, source), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(site, "node_modules"));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

async function prepare(port: string): Promise<string> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn("node", ["app/start/prestart.ts"], { cwd: site, env: { ...env, PORT: port } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  expect(code).toBe(0);
  return output.match(/^Building.*$/m)?.[0] ?? "";
}

const builds = () => readdirSync(join(site, "build")).filter((name) => /-\d+$/.test(name));
const scriptOf = async (origin: string) =>
  / data-preload="(\/assets\/entry\S+?\.js)|(\/assets\/layout\S+?\.js)/.exec(await (await fetch(origin)).text())?.[0] ??
  "";

it("two starts at once build once, and a start builds again for other content alone", async () => {
  const outputs = await Promise.all([prepare("45871"), prepare("45872")]);
  expect(outputs.filter(Boolean)).toEqual([expect.stringContaining("there is no build yet")]);

  utimesSync(join(site, "app/root.tsx"), new Date(), new Date());
  expect(await prepare("45871")).toBe("");

  const server = await startServer({}, site);
  const path = (await scriptOf(server.origin)).replace(/^.*?"/, "");
  const before = await (await fetch(server.origin + path)).text();
  expect(before.length).toBeGreaterThan(100);

  writeFileSync(join(site, "app/styles/more.css"), "");
  expect(await prepare("45871")).toContain("the sources have changed");
  // The build that is served stays for as long as it is.
  expect(builds()).toHaveLength(2);
  expect(await (await fetch(server.origin + path)).text()).toBe(before);
  expect(await server.stop()).toBe(0);
}, 240_000);

/**
 * Builds by `npm start`: simultaneous starts share one build, and a running server keeps the files
 * that its pages load.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer } from "../support/server.ts";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = [
  "app",
  "package.json",
  "tsconfig.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const site = mkdtempSync(join(tmpdir(), "catalogue-site-"));

beforeAll(() => {
  for (const source of SOURCES) cpSync(join(ROOT, source), join(site, source), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(site, "node_modules"));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

async function prepare(port: string): Promise<string> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn("node", ["app/start/prestart.ts"], {
    cwd: site,
    env: { ...env, PORT: port },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  expect(code, output).toBe(0);
  return output.match(/^Building.*$/m)?.[0] ?? "";
}

/** The files that a page of the site at `origin` loads. */
async function filesOf(origin: string): Promise<string[]> {
  const html = await (await fetch(origin)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

async function contentsOf(origin: string, files: string[]): Promise<string[]> {
  const answers = await Promise.all(files.map((file) => fetch(origin + file)));
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
  return Promise.all(answers.map((response) => response.text()));
}

it("two simultaneous starts build once; only changed content builds again", async () => {
  // An interrupted build of an earlier release.
  mkdirSync(join(site, "build"));
  writeFileSync(join(site, "build/lock"), "4711");
  const outputs = await Promise.all([prepare("14871"), prepare("14872")]);
  expect(outputs.filter(Boolean)).toEqual([expect.stringContaining("there is no build yet")]);

  utimesSync(join(site, "app/root.tsx"), new Date(), new Date());
  expect(await prepare("14871")).toBe("");
}, 240_000);

it("a changed source is rebuilt, and the files of earlier pages stay available", async () => {
  const server = await startServer({}, site);
  const files = await filesOf(server.origin);
  expect(files.length).toBeGreaterThan(5);
  const before = await contentsOf(server.origin, files);

  const texts = join(site, "app/languages/en/errors.tsx");
  writeFileSync(texts, readFileSync(texts, "utf8").replace("Page Not Found", "No Such Page"));
  expect(await prepare("14871")).toContain("the sources have changed");
  expect(await filesOf(server.origin)).toEqual(files);
  expect(await contentsOf(server.origin, files)).toEqual(before);

  const next = await startServer({}, site);
  expect(await (await fetch(`${next.origin}/nowhere`)).text()).toContain("No Such Page");
  expect(await contentsOf(next.origin, files)).toEqual(before);
  expect(await next.stop()).toBe(0);
  expect(await server.stop()).toBe(0);
}, 240_000);

it("a start rebuilds after an interrupted build, and deletes files older than a month", async () => {
  const built = join(site, "build/server/index.js");
  appendFileSync(built, "// of other sources");
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
  const file = (name: string) => join(site, "build/client/assets", name);
  for (const name of ["former-abc.js", "served-abc.js"]) writeFileSync(file(name), "");
  utimesSync(file("former-abc.js"), daysAgo(61), daysAgo(61));
  utimesSync(file("served-abc.js"), daysAgo(59), daysAgo(59));
  utimesSync(join(site, "build/sources"), daysAgo(60), daysAgo(60));
  expect(await prepare("14871")).toContain("the sources have changed");
  expect(readFileSync(built, "utf8")).not.toContain("// of other sources");
  expect(["former-abc.js", "served-abc.js"].map((name) => existsSync(file(name)))).toEqual([
    false,
    true,
  ]);
}, 240_000);

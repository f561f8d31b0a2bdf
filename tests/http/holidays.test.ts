/** Pages announce holidays without scripts; a cached page is renewed at midnight. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dateIn } from "#app/site/holidays.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";
import { callAs, signIn } from "../support/sign-in.ts";

const DAY = 24 * 60 * 60_000;
const PAGES = [
  "branches",
  "branches?view=map",
  "contact",
  "locations/coimbatore",
  "products/lift-pump",
];
const folder = mkdtempSync(join(tmpdir(), "holidays-"));
const inDays = (days: number) => dateIn("Asia/Kolkata", new Date(Date.now() + days * DAY));

let server: Server;

beforeAll(async () => {
  cpSync("tests/second-shop/site", folder, { recursive: true });
  rmSync(join(folder, "home.yaml"));
  const file = join(folder, "branches.yaml");
  const dates = `  - { date: "${inDays(1)}", name: Fair }\n  - { date: "${inDays(9)}", name: Pongal }\n`;
  const text = readFileSync(file, "utf8").replace("    picture: shop.jpg\n", "");
  writeFileSync(file, text.replace("holidays:\n", `holidays:\n${dates}`));
  const clock = join(import.meta.dirname, "../support/later-clock.ts");
  server = await startServer({ SITE_DIR: folder, NODE_OPTIONS: `--import ${clock}` });
  const pump = { name: "Lift pump", slug: "lift-pump", status: "active" };
  const made = await callAs(server, await signIn(server))("POST", "/products", pump);
  expect(made.status).toBe(201);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

const readAll = () =>
  Promise.all(PAGES.map(async (path) => await getPage(`${server.origin}/${path}`)));

async function nextDay(): Promise<void> {
  process.kill(server.pid, "SIGUSR2");
  await wait(100);
}

function specialDays(html: string): string[] {
  return Array.from(
    html.matchAll(/"name":"(\w+)","validFrom":"([\d-]+)"/g),
    ([, name, date]) => `${name} ${date}`,
  );
}

it("announces a holiday before and on the day, but not after it", async () => {
  for (const { text, html } of await readAll()) {
    expect(text).toMatch(/Closed on \w+, \d+ \w+: Fair/);
    expect(text).not.toContain("Pongal");
    expect(specialDays(html).filter((day) => day.startsWith("Pongal"))).toEqual([]);
  }
  expect((await fetch(`${server.origin}/contact`)).headers.get("Cache-Status")).toBe("pages; hit");
  await nextDay();
  for (const { text } of await readAll()) expect(text).toContain("Closed today: Fair");
  await nextDay();
  for (const { text } of await readAll()) {
    expect(text).not.toContain("Fair");
    expect(text).toMatch(/Closed on \w+, \d+ \w+: Pongal/);
  }
  const [list, , , town] = await readAll();
  expect(specialDays(list?.html ?? "")).toEqual(Array(3).fill(`Pongal ${inDays(9)}`));
  expect(specialDays(town?.html ?? "")).toEqual([`Pongal ${inDays(9)}`]);
});

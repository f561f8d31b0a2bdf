/** Overrides: the check and the start warn about them, and pull writes them to files. */
import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInToDesk, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

const parent = mkdtempSync(join(tmpdir(), "overrides-"));
const folder = join(parent, "site");
const dataDir = join(parent, "data");
const WARNING =
  "questions.yaml:1: the questions of pumps: not shown, because the desk overrides them";

let server: Server;
const start = () =>
  startServer({ SITE_DIR: folder, DATA_DIR: dataDir, DATA_DIR_NEW: "yes", LOG_LEVEL: "warn" });

beforeAll(async () => {
  cpSync("app/site/cli/start", folder, { recursive: true });
  cpSync("tests/second-shop/site/questions.yaml", join(folder, "questions.yaml"));
  server = await start();
  const own = { ...server, dataDir };
  const editor = visitDesk(server.origin, await signInToDesk(own, "editor@example.com", "editor"));
  await editor.post("/desk/categories", { intent: "category", name: "Pumps" });
  const brand = await editor.post("/desk/categories", { intent: "brand", name: "Kongu" });
  expect(brand.status).toBe(303);
  expect((await editor.get("/desk/categories")).text).toContain("Brands Kongu");
  const list = await editor.get("/desk/categories");
  const id = /href="\/desk\/categories\/(\d+)"[^>]*>Pumps</.exec(list.html)?.[1] ?? "";
  const questions = { question: "How deep?", answer: "Ask us." };
  await editor.post(`/desk/categories/${id}/questions`, questions);
});
afterAll(async () => {
  await server?.stop();
  rmSync(parent, { recursive: true });
});

async function site(...args: string[]) {
  const env = { ...process.env, SITE_DIR: folder, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)("node", ["app/site/cli/site.ts", ...args], { env });
  return stdout;
}

it("warns at the check and the start of a text that the desk has replaced", async () => {
  expect((await getPage(`${server.origin}/collections/pumps`)).text).toContain("How deep?");
  expect(await site("check", folder)).toContain(`Warning: ${WARNING}`);
  expect(server.output()).not.toContain("the desk overrides");
  await server.stop();
  server = await start();
  expect(server.output()).toContain(WARNING);
});

it("pulls the desk's version of a read-only folder, which ends the warning", async () => {
  const target = join(parent, "pulled");
  chmodSync(folder, 0o500);
  expect(await site("pull", target)).toContain("Wrote questions.yaml to");
  chmodSync(folder, 0o700);
  expect(readFileSync(join(target, "questions.yaml"), "utf8")).toContain("How deep?");
  cpSync(target, folder, { recursive: true });
  expect(await site("check", folder)).not.toContain("Warning");
  expect(await site("pull", join(parent, "again"))).toContain("already contains");
});

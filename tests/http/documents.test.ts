/** Documents fill an empty database from a folder; afterwards the database is right. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { createApi } from "#app/api/create-api.ts";
import { openDatabase } from "#app/api/database/open-database.ts";
import { readFolder } from "#app/site/folder.ts";
import { beginSession, freshDatabase } from "../support/api.ts";
import { runCommand } from "../support/command.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

const DEMONSTRATION = "app/site/demonstration";
const parent = mkdtempSync(join(tmpdir(), "documents-"));
const dataDir = join(parent, "data");
const pulled = join(parent, "pulled");

let server: Server;
const start = (variables = {}) => startServer({ DATA_DIR: dataDir, ...variables });
beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Changes a document in another process than the server's, as the desk does. */
async function change(name: string, edit: (content: Record<string, unknown>) => unknown) {
  const database = await openDatabase({ dataDir });
  const api = await createApi(database, { dataDir });
  const { Authorization } = await beginSession(database, "editor");
  const staff = await api.findStaff(Authorization.replace("Bearer ", ""));
  const { content, version = 0 } = (await staff?.reading.readDocument(name)) ?? {};
  const next = edit(content as Record<string, unknown>);
  await staff?.writing.saveDocument(name, { content: next, version });
  await api.close();
  await database.close();
}

const site = (...args: string[]) => runCommand("site", args, { dataDir });
const contactOf = async ({ origin }: Server) => (await getPage(`${origin}/contact`)).text;

it("are shown within a second by another process, and stay after a restart", async () => {
  expect(await contactOf(server)).not.toContain("Write to us");
  await change("company", (content) => ({ ...content, name: "Pump House" }));
  await change("contact", (content) => ({ ...content, lead: "Write to us." }));
  await vi.waitFor(async () => expect(await contactOf(server)).toContain("Write to us"), 1000);
  expect((await getPage(server.origin)).title).toContain("Pump House");
  await server.stop();
  server = await start();
  expect(await contactOf(server)).toContain("Write to us");
});

it("are not overwritten by a folder, unless that is wanted or they were pulled", async () => {
  const refused = await site("load", DEMONSTRATION);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("contact.lead")]);
  expect(refused.errors).toMatch(/contact, .* by editor\..*@example\.com/);
  expect(await contactOf(server)).toContain("Write to us");

  cpSync(DEMONSTRATION, pulled, { recursive: true });
  const before = readFileSync(join(pulled, "contact.yaml"), "utf8");
  expect((await site("pull", pulled)).output).toContain("Wrote company.yaml, contact.yaml\n");
  const after = readFileSync(join(pulled, "contact.yaml"), "utf8");
  expect(after).toContain("lead: Write to us.");
  expect(after.match(/#.*/g)).toEqual(before.match(/#.*/g));

  writeFileSync(join(pulled, "contact.yaml"), after.replace("Write to us", "Ask us"));
  expect(await site("load", pulled)).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect(await contactOf(server)).toContain("Ask us"), 1000);
});

it("give an empty database the same site, with all pictures", async () => {
  const folder = join(parent, "whole");
  expect(await site("pull", folder)).toMatchObject({ code: 0 });
  const [one, other] = await Promise.all([pulled, folder].map(readFolder));
  expect(other?.documents).toEqual(one?.documents);
  expect(readdirSync(join(folder, "pictures"))).toEqual(readdirSync(join(pulled, "pictures")));
  cpSync(`${DEMONSTRATION}/catalogue.jsonl`, join(folder, "catalogue.jsonl"));
  const fresh = inject("postgres") ? await freshDatabase("postgres") : null;
  const copy = await startServer({
    SITE_DIR: folder,
    ...(fresh && { DATABASE_URL: fresh.settings.databaseUrl }),
  });
  for (const path of ["", "about", "branches", "warranty", "locations/kottayam"]) {
    const [here, there] = await Promise.all(
      [server, copy].map(async ({ origin }) => getPage(`${origin}/${path}`)),
    );
    expect(there?.text, path).toBe(here?.text);
  }
  await copy.stop();
  await fresh?.remove();
});

it("that are not valid never make a page fail, also after a restart", async () => {
  const database = await openDatabase({ dataDir });
  const damage = (name: string, content: string) =>
    database.db
      .updateTable("documents")
      .set({ content, changed_in: 1_000_000 })
      .where("name", "=", name)
      .execute();
  const statuses = () =>
    Promise.all(
      ["", "about", "contact", "branches", "search?q=saw", "warranty"].map(
        async (path) => (await getPage(`${server.origin}/${path}`)).status,
      ),
    );
  await damage("company", '{"name": 5}');
  await damage("home", "no JSON");
  await damage("contact", '{"questions": 1}');
  await damage("branches", "null");
  await database.db.updateTable("catalogue_state").set({ version: 1_000_000 }).execute();
  await database.close();
  await vi.waitFor(async () => {
    await contactOf(server);
    expect(server.output()).toContain("document home is not shown");
  }, 1000);
  expect(await statuses()).toEqual(Array(6).fill(200));
  await server.stop();
  server = await start();
  expect(await statuses()).toEqual(Array(6).fill(200));
});

it("come from the folder for a site without a database", async () => {
  const remote = await startServer({ UPSTREAM_URL: server.origin, SITE_DIR: pulled });
  expect(await contactOf(remote)).toContain("Ask us");
  await remote.stop();
});

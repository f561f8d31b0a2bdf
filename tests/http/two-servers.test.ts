import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "#app/api/database/open-database.ts";
import { beginSession, type FreshDatabase, freshDatabase } from "../support/api.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

/** Only a notification from the other server refreshes a server, however long a page takes. */
const SOON = { timeout: 15_000, interval: 50 };

describe.runIf(inject("postgres"))("two servers on one PostgreSQL", () => {
  let fresh: FreshDatabase;
  let one: Server;
  let two: Server;
  let headers: Record<string, string>;

  beforeAll(async () => {
    fresh = await freshDatabase("postgres");
    const variables = { DATABASE_URL: fresh.settings.databaseUrl ?? "" };
    // At once, on an empty database: only one of them may create and fill the tables.
    [one, two] = await Promise.all([startServer(variables), startServer(variables)]);
    const database = await openDatabase(fresh.settings);
    headers = { ...(await beginSession(database, "editor")), "Content-Type": "application/json" };
    await database.close();
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()]);
    await fresh?.remove();
  });

  const write = async (server: Server, method: string, path: string, body?: object) => {
    const response = await fetch(server.origin + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const answer = await response.json();
    expect(answer).toMatchObject({ success: true });
    return answer.data;
  };
  const html = async (server: Server, path: string) => (await getPage(server.origin + path)).html;

  it("start simultaneously with one catalogue", async () => {
    const answers = await Promise.all(
      [one, two].map(({ origin }) => fetch(`${origin}/api/products?limit=1000`)),
    );
    expect(answers.map((answer) => answer.headers.get("X-Catalogue-Version"))).toEqual(["1", "1"]);
    const [here, there] = await Promise.all(answers.map((answer) => answer.json()));
    expect(here.total).toBeGreaterThan(400);
    expect(there).toEqual(here);
    expect([one.output(), two.output()]).not.toContainEqual(expect.stringContaining("error"));
  });

  it("report their health while a table is locked", async () => {
    const database = await openDatabase(fresh.settings);
    const late = await startServer({ DATABASE_URL: fresh.settings.databaseUrl ?? "" });
    try {
      await database.db.transaction().execute(async (trx) => {
        await sql`lock table products, documents in access exclusive mode`.execute(trx);
        const began = performance.now();
        expect((await fetch(`${late.origin}/health`)).status).toBe(200);
        expect(performance.now() - began).toBeLessThan(2_000);
      });
    } finally {
      await late.stop();
      await database.close();
    }
  });

  it("show each other's changes in the API, on pages and in search", async () => {
    const path = "/products/stihl-ms-250";
    const search = "/search?q=quetzal";
    // Twice, so that the page is cached.
    for (const _ of [1, 2]) {
      expect((await getPage(two.origin + path)).title).not.toContain("Quetzal");
      expect(await html(two, search)).not.toContain(`href="${path}"`);
    }
    const { data } = await (await fetch(`${one.origin}/api/products/slug/stihl-ms-250`)).json();
    await write(one, "PUT", `/api/products/${data.id}`, { name: "STIHL Quetzal" });

    const nameThere = async () =>
      (await (await fetch(`${two.origin}/api/products/${data.id}`)).json()).data.name;
    await expect.poll(nameThere, SOON).toBe("STIHL Quetzal");
    await expect
      .poll(async () => (await getPage(two.origin + path)).title, SOON)
      .toContain("STIHL Quetzal");
    await expect
      .poll(async () => (await html(two, search)).includes(`href="${path}"`), SOON)
      .toBe(true);
  });
});

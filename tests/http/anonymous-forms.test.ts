/** The cost of anonymous forms, and forms sent after a session has ended. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInToDesk, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { serveDesk } from "../support/serve-desk.ts";
import { type Server, startServer } from "../support/server.ts";

const { server } = serveDesk();

const FROM = "/desk/sign-in?from=/desk/products/1/texts";
const DAY = 24 * 60 * 60_000;

/** The process's peak memory so far, in MB. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

let small: Server;
let before: number;
beforeAll(async () => {
  const variables = { NODE_OPTIONS: "--max-old-space-size=400", TRUSTED_PROXY_HOPS: "1" };
  small = await startServer(variables);
  await getPage(small.origin);
  before = peakOf(small.pid);
});
afterAll(() => small?.stop());

it.each(["/desk/sign-in?from=/desk/products/1/texts", "/desk/set-up", "/contact"])(
  "twenty forms of 524,000 entries sent to %s at once are refused, without delay",
  async (path) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: small.origin };
    const body = "a=1&".repeat(524_000);
    const sent = Array.from({ length: 20 }, () =>
      fetch(small.origin + path, { method: "POST", headers, body }).then(
        ({ status }) => status,
        () => "closed",
      ),
    );
    const began = performance.now();
    expect((await getPage(small.origin)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(new Set(await Promise.all(sent))).toEqual(new Set([413]));
    expect((await getPage(small.origin)).status).toBe(200);
    expect(peakOf(small.pid) - before).toBeLessThan(250);
  },
);

function endSessions(before: number): void {
  const database = new DatabaseSync(join(server().dataDir, "catalogue.sqlite"));
  const ended = new Date(Date.now() - before).toISOString();
  database.prepare("UPDATE access_tokens SET expires_at = ?").run(ended);
  database.close();
}

it("a long text is kept for 30 days after the session has ended", async () => {
  const visit = visitDesk(
    server().origin,
    await signInToDesk(server(), "long@example.com", "editor"),
  );
  const fields = { description: "A sentence of the shop. ".repeat(5_000) };
  endSessions(20 * DAY);
  const moved = await visit.post("/desk/products/1/texts", fields);
  expect([moved.status, moved.headers.getSetCookie()]).toEqual([307, []]);
  const kept = await visit.post(FROM, fields);
  expect([kept.status, kept.text]).toEqual([
    401,
    expect.stringContaining("What you typed is kept"),
  ]);
  expect(kept.html).toContain(fields.description.trim());
  endSessions(31 * DAY);
  expect((await visit.post(FROM, fields)).status).toBe(413);
  expect((await visitDesk(server().origin, "desk=forged").post(FROM, fields)).status).toBe(413);
});

it("the ninth wrong password from one network is refused, and the email address stays", async () => {
  const visit = visitDesk(small.origin);
  const send = (count: number) =>
    visit.post(
      "/desk/sign-in",
      { email: `typed${count}@example.com`, password: "x" },
      { "X-Forwarded-For": `2001:db8:0:${count}::1` },
    );
  for (let count = 0; count < 8; count++) expect((await send(count)).status).toBe(401);
  const last = await send(9);
  expect([last.status, last.text, last.html]).toEqual([
    429,
    expect.stringContaining("Try again in 15 minutes"),
    expect.stringContaining('value="typed9@example.com"'),
  ]);
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(800);
});

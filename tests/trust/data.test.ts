/** While a disk or database fails, no acknowledged write is lost, and refusals are explained. */
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, inject, it, type TestContext } from "vitest";
import { listMessages } from "../support/contact.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Server, startServer } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";
import { recordMeasurement } from "./measurement.ts";
import { makeSmallDisk, type SmallDisk } from "./small-disk.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(variables: Record<string, string>): Promise<Server> {
  const server = await startServer(variables);
  cleanUps.push(() => server.stop());
  return variables.DATA_DIR ? { ...server, dataDir: variables.DATA_DIR } : server;
}

function smallDisk(context: TestContext, megabytes: number): SmallDisk {
  const disk = makeSmallDisk(megabytes);
  if (!disk) {
    console.warn("NOT TRIED: a small disk needs the rights to mount one");
    return context.skip();
  }
  cleanUps.push(() => disk.remove());
  return disk;
}

let sender = 0;

/** Each from its own IP address, because of the rate limit. */
async function send(
  { origin }: Server,
  message: string,
): Promise<{ status: number; error?: string }> {
  sender += 1;
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`,
  };
  const body = JSON.stringify({ name: "n", email: "a@example.com", subject: "general", message });
  const response = await fetch(`${origin}/api/contact`, { method: "POST", headers, body });
  return { status: response.status, ...(await response.json()) };
}

function isWhole(dataDir: string): boolean {
  const database = new DatabaseSync(join(dataDir, "catalogue.sqlite"), { readOnly: true });
  const row = database.prepare("pragma integrity_check").get();
  database.close();
  return row?.integrity_check === "ok";
}

it("a full disk: senders see an error, nothing is lost, freed space is used", async (context) => {
  const { folder } = smallDisk(context, 40);
  const server = await start({ DATA_DIR: folder, TRUSTED_PROXY_HOPS: "1" });
  const filler = join(folder, "filler");
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 128 * 1024));
  const accepted: string[] = [];
  let refused: Awaited<ReturnType<typeof send>> | null = null;
  for (let number = 0; number < 400 && refused === null; number++) {
    const message = `${number} ${"x".repeat(8_000)}`;
    const response = await send(server, message);
    if (response.status === 200) accepted.push(message);
    else refused = response;
  }
  expect(refused).toMatchObject({ status: 503, error: expect.stringContaining("disk is full") });
  expect((await fetch(`${server.origin}/ready`)).status).toBe(503);
  for (const path of ["/", "/search?q=blower", "/products/stihl-ms-250"])
    expect((await fetch(server.origin + path)).status, path).toBe(200);
  rmSync(filler);
  expect((await send(server, "after")).status).toBe(200);
  const stored = listMessages(server);
  expect(accepted.filter((message) => !stored.includes(message))).toEqual([]);
  expect(stored).toHaveLength(accepted.length + 1);
  expect(isWhole(folder)).toBe(true);
  recordMeasurement(context.task, `${accepted.length} messages accepted, then "${refused?.error}"`);
});

it("a read-only folder: reported at the start and when a picture is sent", async (context) => {
  const disk = smallDisk(context, 200);
  const first = await start({ DATA_DIR: disk.folder });
  const token = await signIn(first);
  disk.makeReadOnly();
  const form = new FormData();
  form.set("name", "With a picture");
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  form.append("images", new Blob([Buffer.from(png, "base64")]), "dot.png");
  const response = await fetch(`${first.origin}/api/products`, {
    method: "POST",
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
  const { error } = await response.json();
  recordMeasurement(context.task, `"${error}"`);
  expect([response.status, error]).toEqual([503, expect.stringContaining("cannot write")]);
  expect((await fetch(first.origin)).status).toBe(200);
  await expect(startServer({ DATA_DIR: disk.folder })).rejects.toThrow(
    /^Cannot start: the database of DATA_DIR cannot be opened/,
  );
});

/** How often one server is killed, and how many clients write to it then. */
const KILLS = 3;
const SENDERS = 12;

it("one of two servers on a file is killed: no data is lost, the other continues", async ({
  task,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-two-"));
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const variables = { DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: "1" };
  const accepted: string[] = [];
  let going = true;
  const write = async (server: Server, name: string) => {
    for (let number = 0; going; number++) {
      const message = `${name} ${number}`;
      const response = await send(server, message).catch(() => null);
      if (response === null) return;
      expect([200, 503]).toContain(response.status);
      if (response.status === 200) accepted.push(message);
    }
  };
  const more = async (count: number) => {
    const before = accepted.length;
    await expect.poll(() => accepted.length, { timeout: 60_000 }).toBeGreaterThan(before + count);
  };
  const other = await start(variables);
  const staying = [write(other, "one"), write(other, "two")];
  for (let kill = 0; kill < KILLS; kill++) {
    const killed = await start(variables);
    const writing = Array.from({ length: SENDERS }, (_, sender) =>
      write(killed, `${kill} ${sender}`),
    );
    await more(100);
    process.kill(killed.pid, "SIGKILL");
    await Promise.all(writing);
    await more(10);
  }
  going = false;
  await Promise.all(staying);
  const stored = listMessages(other);
  recordMeasurement(
    task,
    `${KILLS} kills, ${accepted.length} acknowledged, ${stored.length} there`,
  );
  expect(accepted.filter((message) => !stored.includes(message))).toEqual([]);
  expect(isWhole(dataDir)).toBe(true);
});

it.skipIf(!inject("postgres"))(
  "PostgreSQL restarts under load: pages stay, calls and messages succeed or get 503",
  async ({ task }) => {
    const postgres = await startPostgres();
    cleanUps.push(() => postgres.stop());
    const server = await start({ DATABASE_URL: postgres.url, TRUSTED_PROXY_HOPS: "1" });
    const paths = [
      "/",
      "/collections/chainsaws",
      "/search?q=pump",
      "/products/stihl-ms-250",
      "/api/products?limit=5",
    ];
    for (const path of paths) await fetch(server.origin + path);
    const statuses = new Map<number, number>();
    const pages: string[] = [];
    const accepted: string[] = [];
    let going = true;
    const reading = (async () => {
      for (let number = 0; going; number++) {
        const path = paths[number % paths.length];
        const { status, headers } = await fetch(server.origin + path);
        // The API reads products from the database; pages have their last good copies.
        const mayRetry = path?.startsWith("/api/") && status === 503 && headers.has("Retry-After");
        if (status !== 200 && !mayRetry) pages.push(`${path} ${status}`);
      }
    })();
    const writing = (async () => {
      for (let number = 0; going; number++) {
        const { status } = await send(server, String(number));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 200) accepted.push(String(number));
      }
    })();
    let slowest = 0;
    for (let restart = 0; restart < 5; restart++) {
      await postgres.restart();
      const [before, begun] = [accepted.length, performance.now()];
      await expect
        .poll(() => accepted.length, { timeout: 5_000, interval: 20 })
        .toBeGreaterThan(before);
      slowest = Math.max(slowest, performance.now() - begun);
    }
    going = false;
    await Promise.all([reading, writing]);
    recordMeasurement(
      task,
      `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}; in use again within ${Math.round(slowest)} ms`,
    );
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(pages).toEqual([]);
  },
);

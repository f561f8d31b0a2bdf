/**
 * Restarts the site ten times under load and counts lost requests: two servers behind nginx,
 * restarted in turn, and one server on an inherited socket. Fails if one of at least a thousand
 * requests is lost, or a message that was acknowledged is missing.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#app/api/database/open-database.ts";
import { findFreePort } from "../support/free-port.ts";
import { startNginx } from "../support/nginx.ts";
import { startServer } from "../support/server.ts";

const RESTARTS = 10;
const MIN = 1_000;
const WORKERS = 8;
/** The example for nginx lets one address request 20 pages a second; all visitors here share one. */
const PAUSE_MS = (WORKERS * 1_000) / 20;
const PAGES = [
  "/",
  "/collections/chainsaws",
  "/search?q=saw",
  "/products/stihl-ms-250",
  "/branches",
  "/health",
];
const EVERY_MESSAGE = 10;
/** Milliseconds after which a request counts as lost. */
const MAX_MS = 90_000;

interface Tally {
  requests: number;
  acknowledged: number;
  lost: string[];
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: WORKERS });

async function ask(url: string, method: string, body: string, number: number): Promise<number> {
  const headers = {
    // Each message has its own IP address, because of the rate limit.
    "X-Forwarded-For": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    ...(body && {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body),
    }),
  };
  const sent = request(url, {
    method,
    headers,
    agent,
    signal: AbortSignal.timeout(MAX_MS),
  }).end(body);
  const [answer] = await once(sent, "response");
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

/** Requests pages, and sends a message at intervals, until `isOver`. */
async function visit(origin: string, tally: Tally, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const number = tally.requests++;
    const isMessage = number % EVERY_MESSAGE === 0;
    const path = isMessage ? "/contact" : `${PAGES[number % PAGES.length]}`;
    const fields = {
      name: "Anu",
      email: "anu@example.com",
      subject: "general",
      message: `Number ${number}`,
    };
    const body = isMessage ? String(new URLSearchParams(fields)) : "";
    const outcome = await ask(origin + path, isMessage ? "POST" : "GET", body, number).catch(
      String,
    );
    if (outcome !== (isMessage ? 303 : 200)) tally.lost.push(`${path}: ${outcome}`);
    else if (isMessage) tally.acknowledged++;
    await wait(PAUSE_MS);
  }
}

/** Restarts repeatedly under load. @returns whether nothing was lost */
async function measure(
  name: string,
  origin: string,
  dataDir: string,
  restart: (turn: number) => Promise<void>,
) {
  const tally: Tally = { requests: 0, acknowledged: 0, lost: [] };
  let restarts = 0;
  const isOver = () => restarts >= RESTARTS && tally.requests >= MIN;
  const visitors = Array.from({ length: WORKERS }, () => visit(origin, tally, isOver));
  while (!isOver()) {
    await restart(restarts);
    restarts++;
  }
  await Promise.all(visitors);
  const database = await openDatabase({ dataDir });
  const { length: stored } = await database.db
    .selectFrom("contact_messages")
    .select("id")
    .execute();
  await database.close();
  const { requests, acknowledged, lost } = tally;
  console.log(
    `${name}: ${restarts} restarts, ${requests} requests, ${lost.length} lost; ${acknowledged} messages acknowledged, ${stored} stored`,
  );
  for (const one of lost.slice(0, 10)) console.log(`  ${one}`);
  return lost.length === 0 && stored === acknowledged;
}

async function withTwoServers(dataDir: string): Promise<boolean> {
  const ports = [await findFreePort(), await findFreePort()];
  const proxy = await startNginx(ports);
  const start = (port: number) =>
    startServer({
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_ORIGIN: proxy.origin,
      TRUSTED_PROXY_HOPS: "2",
    });
  const servers = await Promise.all(ports.map(start));
  try {
    return await measure("two servers behind nginx", proxy.origin, dataDir, async (turn) => {
      const at = turn % ports.length;
      await servers[at]?.stop();
      servers[at] = await start(ports[at] ?? 0);
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await proxy.stop();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The socket belongs to a shell that restarts the site, as systemd does. */
async function withOneServer(dataDir: string): Promise<boolean> {
  const port = await findFreePort();
  const proxy = await startNginx([port]);
  const pid = `${dataDir}.pid`;
  const again = `trap 'kill $!; exit' TERM; while :; do "${process.execPath}" app/start/serve-socket.ts & echo $! > ${pid}; wait $!; done`;
  const settings = {
    DATA_DIR: dataDir,
    DATA_DIR_NEW: "yes",
    LOG_LEVEL: "warn",
    PUBLIC_ORIGIN: proxy.origin,
    TRUSTED_PROXY_HOPS: "2",
  };
  const names = [...Object.keys(settings), "PATH"].flatMap((name) => ["-E", name]);
  const socket = spawn(
    "systemd-socket-activate",
    ["-l", `127.0.0.1:${port}`, ...names, "sh", "-c", again],
    {
      env: { ...settings, PATH: process.env.PATH },
      stdio: "ignore",
    },
  );
  try {
    await wait(500);
    await ask(`${proxy.origin}/health`, "GET", "", 0);
    return await measure("one server on a held socket", proxy.origin, dataDir, async () => {
      const running = Number(readFileSync(pid, "utf8"));
      process.kill(running);
      while (isAlive(running)) await wait(50);
      // The next restart begins when the server responds.
      await ask(`${proxy.origin}/health`, "GET", "", 0);
    });
  } finally {
    socket.kill();
    await once(socket, "exit");
    await proxy.stop();
    rmSync(pid, { force: true });
  }
}

const results: boolean[] = [];
const MEASURES: Record<string, (dataDir: string) => Promise<boolean>> = {
  two: withTwoServers,
  one: withOneServer,
};
const chosen = process.argv.slice(2);
for (const [name, run] of Object.entries(MEASURES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-restarts-"));
  results.push(await run(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}
agent.destroy();
process.exitCode = results.every(Boolean) ? 0 : 1;

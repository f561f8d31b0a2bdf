/** Measures two servers on one PostgreSQL behind nginx: rates, and how soon they agree. */
import { setTimeout } from "node:timers/promises";
import { startNginx } from "../support/nginx.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Server, startServer } from "../support/server.ts";
import { callAs, signIn } from "../support/sign-in.ts";
import { report } from "./budget.ts";
import { compareRates, type Target } from "./rates.ts";

const LISTING = "/collections/chainsaws";
const PRODUCT = "/products/stihl-ms-250";
const ACCEPTED = { "Accept-Encoding": "gzip, deflate, br, zstd" };
const TURNS = 8;
const WRITES = 10;
/** Milliseconds until the other server shows a write. */
const FRESH = 1_000;
/** Messages allowed per IP address, on all servers together. */
const MESSAGES = 10;

/** @returns whether every result is within its budget */
export async function measureServers(): Promise<boolean> {
  // nginx uses a self-signed certificate.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const postgres = await startPostgres();
  const running: { stop(): Promise<unknown> }[] = [];
  const started = async <T extends { stop(): Promise<unknown> }>(starting: Promise<T>) => {
    const one = await starting;
    running.unshift(one);
    return one;
  };
  try {
    const settings = {
      DATABASE_URL: postgres.url,
      TRUSTED_PROXY_HOPS: "1",
      PUBLIC_ORIGIN: "https://localhost",
    };
    const one = await started(startServer(settings));
    const two = await started(startServer(settings));
    const ports = [one, two].map(({ origin }) => Number(new URL(origin).port));
    const alone = await started(startNginx(ports.slice(0, 1)));
    const both = await started(startNginx(ports));
    const shared = await started(startNginx(ports, { cache: true }));

    const kept = (origin: string): Target => ({
      url: origin + LISTING,
      headers: ACCEPTED,
      amount: 1_000,
      pids: [],
    });
    const rendered = (origin: string): Target => ({
      ...kept(origin),
      headers: { ...ACCEPTED, Authorization: "none" },
      amount: 150,
    });
    const rates = await compareRates(
      {
        ...{
          aloneKept: kept(alone.origin),
          bothKept: kept(both.origin),
          sharedKept: kept(shared.origin),
        },
        aloneRendered: rendered(alone.origin),
        bothRendered: rendered(both.origin),
      },
      TURNS,
    );
    const share = (one: keyof typeof rates, other: keyof typeof rates) =>
      rates[one].perSecond / rates[other].perSecond;
    // The command line invites people in the database of the servers.
    process.env.DATABASE_URL = postgres.url;
    const token = await signIn(one);
    return [
      report("rendered listing, two servers / one", share("bothRendered", "aloneRendered"), null),
      report("cached listing, two servers / one", share("bothKept", "aloneKept"), null),
      report(
        "cached listing, nginx's own cache / one server",
        share("sharedKept", "aloneKept"),
        null,
      ),
      report(
        "a write on one, shown by the other, ms at most",
        await slowestWrite(one, two, token),
        {
          atMost: FRESH,
        },
      ),
      report("messages taken from one address by both", await messagesTaken(both.origin), {
        atMost: MESSAGES,
      }),
    ].every(Boolean);
  } finally {
    for (const { stop } of running) await stop();
    await postgres.stop();
  }
}

async function slowestWrite(one: Server, two: Server, token: string): Promise<number> {
  const call = callAs(one, token);
  const { data } = await call("GET", "/products/slug/stihl-ms-250");
  let slowest = 0;
  for (let number = 1; number <= WRITES; number++) {
    const name = `Renamed Saw ${number}`;
    const { status } = await call("PUT", `/products/${data.id}`, { name });
    if (status !== 200) throw new Error(`The write was answered with ${status}`);
    const began = performance.now();
    while (!(await (await fetch(two.origin + PRODUCT)).text()).includes(name)) await setTimeout(10);
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

async function messagesTaken(origin: string): Promise<number> {
  let taken = 0;
  for (let number = 1; number <= 2 * MESSAGES; number++) {
    const response = await fetch(`${origin}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        name: "Anitha",
        email: "anitha@example.com",
        subject: "parts",
        message: `Number ${number}`,
      }),
    });
    if (response.ok) taken++;
    await response.body?.cancel();
  }
  return taken;
}

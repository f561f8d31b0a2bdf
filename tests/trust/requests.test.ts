/**
 * Generated hostile requests against the built server. A failure names the seed and the request.
 */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Server, startServer } from "../support/server.ts";
import { type HostileRequest, hostileRequests } from "./hostile-requests.ts";
import { MARK } from "./hostile-texts.ts";
import { recordMeasurement } from "./measurement.ts";

const COUNT = inject("isThorough") ? 20_000 : 1_000;
const SEED = Number(process.env.TRUST_SEED ?? 20_261);
const AT_ONCE = 12;
/** Time after which a response counts as missing, ms. */
const PATIENCE = 20_000;
/** Megabytes by which the server may grow after the first quarter, while its caches fill. */
const MAX_GROWTH = 160;

let server: Server;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXY_HOPS: "1" });
});
afterAll(() => server?.stop());

function send({ bytes, isWhole }: HostileRequest): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(server.origin).port), "localhost");
  const chunks: Buffer[] = [];
  const done = () => resolve(Buffer.concat(chunks).toString("latin1"));
  socket.setTimeout(PATIENCE, () => {
    chunks.push(Buffer.from("\n(no end)"));
    socket.destroy();
  });
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => {});
  socket.on("close", done);
  // An incomplete request ends with its bytes; a complete one waits for its response.
  if (isWhole) socket.write(bytes);
  else socket.end(bytes);
  return promise;
}

/** The faults of all responses on one connection. */
function faultsOf({ isWhole }: HostileRequest, answer: string): string[] {
  const faults: string[] = [];
  if (answer.endsWith("\n(no end)")) faults.push("no end");
  if (isWhole && !/^HTTP\/1\.1 \d{3} /.test(answer)) faults.push("no response");
  for (const one of answer.split(/(?=^HTTP\/1\.1 \d{3} )/m)) {
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(one)?.[1] ?? 0);
    if (status >= 500) faults.push(`status ${status}`);
    const [head = "", body = ""] = splitOnce(one, "\r\n\r\n");
    if (/^x-injected/im.test(head) || head.includes(MARK)) faults.push("a header was injected");
    const type = /^content-type: *(\S*)/im.exec(head)?.[1] ?? "";
    const isShown = /html|xml|svg|javascript/.test(type);
    if (status >= 200 && !/^x-content-type-options: nosniff/im.test(head))
      faults.push(`${status} without nosniff`);
    if ((isShown || type === "") && body.includes(MARK)) faults.push("reflected");
    const location = /^location: *(.*)/im.exec(head)?.[1]?.trim();
    if (
      location !== undefined &&
      !/^\/(?![/\\])/.test(location) &&
      !location.startsWith(`http://localhost`)
    )
      faults.push(`leads to ${location}`);
  }
  return faults;
}

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + by.length)];
}

/** Resident memory in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024;
}

it(`${COUNT.toLocaleString("en")} hostile requests: no 5xx, reflection, redirect or crash`, async ({
  task,
}) => {
  const requests = hostileRequests(COUNT, SEED);
  const faults: string[] = [];
  const statuses = new Map<string, number>();
  let early = 0;
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      const request = requests[at] as HostileRequest;
      const answer = await send(request);
      const status = /^HTTP\/1\.1 (\d)/.exec(answer)?.[1] ?? "none";
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const fault of faultsOf(request, answer))
        faults.push(
          `seed ${SEED}, request ${at}: ${fault}: ${JSON.stringify(request.bytes.toString("latin1").slice(0, 400))}`,
        );
      if (at === Math.floor(COUNT / 4)) early = memory();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const kinds = [...statuses]
    .sort()
    .map(([status, count]) => `${count} × ${status === "none" ? "closed" : `${status}xx`}`);
  const late = memory();
  recordMeasurement(
    task,
    `seed ${SEED}: ${kinds.join(", ")}; ${Math.round(early)} → ${Math.round(late)} MB`,
  );
  expect(faults.slice(0, 20)).toEqual([]);
  expect((await fetch(server.origin)).status).toBe(200);
  const errors = server
    .output()
    .split("\n")
    .filter((line) => /"level":[56]0|Unhandled|uncaught/i.test(line));
  expect(errors.slice(0, 5)).toEqual([]);
  expect(late - early).toBeLessThan(MAX_GROWTH);
});

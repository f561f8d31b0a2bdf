import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProbe as createProbeOf } from "./probe-upstream.ts";
import { ask, type Send } from "./transport.ts";

const createProbe = (send: Send, url: string) =>
  createProbeOf(() => ask(send, url, { what: "categories", noneStatus: 200 }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ENVELOPE = JSON.stringify({ success: true, data: [] });

const answering = (version: string, status = 200) =>
  vi.fn<Send>(
    async () => new Response(ENVELOPE, { status, headers: { "X-Catalogue-Version": version } }),
  );

it("probes at most once a second", async () => {
  const send = answering("7");
  const probeUpstream = createProbe(send, "http://upstream");
  expect(await probeUpstream()).toEqual({ version: "7", failure: null });
  await probeUpstream();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await probeUpstream();
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([429, 503])("reads %i as an outage", async (status) => {
  const probe = await createProbe(answering("7", status), "http://upstream")();
  expect(probe.failure).toMatchObject({ kind: "status", status });
});

it("reads 404 as an available upstream without this call", async () => {
  expect(await createProbe(answering("7", 404), "http://upstream")()).toEqual({
    version: "7",
    failure: null,
  });
});

it("reads an invalid body as an outage", async () => {
  const probe = await createProbe(async () => new Response('{"types":[]}'), "http://upstream")();
  expect(probe).toMatchObject({ version: undefined, failure: { kind: "contract" } });
});

it("does not keep a page waiting for a silent upstream", async () => {
  const answer = Promise.withResolvers<Response>();
  const probeUpstream = createProbe(() => answer.promise, "http://upstream");
  const first = probeUpstream();
  await vi.advanceTimersByTimeAsync(251);
  expect(await first).toEqual({ version: undefined, failure: null });
  expect(await probeUpstream()).toEqual({ version: undefined, failure: null });
  answer.resolve(new Response(ENVELOPE, { headers: { "X-Catalogue-Version": "8" } }));
  await vi.advanceTimersByTimeAsync(1);
  expect(await probeUpstream()).toEqual({ version: "8", failure: null });
});

it("keeps the last known version during an outage", async () => {
  let send: Send = answering("7");
  const probeUpstream = createProbe((request) => send(request), "http://upstream");
  await probeUpstream();
  send = () => Promise.reject(new TypeError("fetch failed"));
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await probeUpstream()).toMatchObject({ version: "7", failure: { kind: "network" } });
});

it.each([
  [200, "contract"],
  [401, "status"],
  [404, "contract"],
])(
  "reads a %i without a version as an outage if an earlier response had one",
  async (status, kind) => {
    let send: Send = answering("7");
    const probeUpstream = createProbe((request) => send(request), "http://upstream");
    await probeUpstream();
    send = async () => new Response(ENVELOPE, { status });
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await probeUpstream()).toMatchObject({ version: "7", failure: { kind } });
  },
);

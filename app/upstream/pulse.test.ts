import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPulse } from "./pulse.ts";
import type { Send } from "./transport.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answering = (version: string, status = 200) =>
  vi.fn<Send>(async () => new Response("{}", { status, headers: { "X-Catalogue-Version": version } }));

it("asks at most once a second", async () => {
  const send = answering("7");
  const takePulse = createPulse(send, "http://upstream");
  expect(await takePulse()).toEqual({ version: "7", failure: null });
  await takePulse();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await takePulse();
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([502, 503, 504])("takes %i for an outage", async (status) => {
  const pulse = await createPulse(answering("7", status), "http://upstream")();
  expect(pulse.failure).toMatchObject({ kind: "status", status });
});

it.each([404, 500])("takes %i for an upstream that lives", async (status) => {
  expect(await createPulse(answering("7", status), "http://upstream")()).toEqual({ version: "7", failure: null });
});

it("tells why the upstream cannot be reached", async () => {
  const takePulse = createPulse(() => Promise.reject(new TypeError("fetch failed")), "http://upstream");
  expect(await takePulse()).toMatchObject({ failure: { kind: "network" } });
});

it("does not keep a page waiting for a silent upstream", async () => {
  const answer = Promise.withResolvers<Response>();
  const takePulse = createPulse(() => answer.promise, "http://upstream");
  const first = takePulse();
  await vi.advanceTimersByTimeAsync(251);
  expect(await first).toEqual({ version: undefined, failure: null });
  expect(await takePulse()).toEqual({ version: undefined, failure: null });
  answer.resolve(new Response("{}", { headers: { "X-Catalogue-Version": "8" } }));
  await vi.advanceTimersByTimeAsync(1);
  expect(await takePulse()).toEqual({ version: "8", failure: null });
});

import { describe, expect, it } from "vitest";
import { withRetries } from "./retry.ts";
import { ask, type Send } from "./transport.ts";

const answering =
  (body: string, init?: ResponseInit): Send =>
  async () =>
    new Response(body, init);
const asked = (send: Send) => ask(send, "http://upstream/api/products", { what: "products" });

it("reads the envelope and the catalogue's version", async () => {
  const reply = await asked(
    answering('{"success":true,"data":[1],"total":1}', { headers: { "X-Catalogue-Version": "7" } }),
  );
  expect(reply).toMatchObject({ answer: { data: [1], total: 1 }, version: "7" });
});

it("takes 404 as 'there is none'", async () => {
  expect(await asked(answering('{"success":false,"error":"Not found"}', { status: 404 }))).toMatchObject({
    answer: null,
  });
});

it("takes an answer without success as 'there is none' where the endpoint says so", async () => {
  const refusing = answering('{"success":false,"error":"Product not found"}');
  const reply = ask(refusing, "http://upstream/api/products/7", { what: "product", refusedIsNone: true });
  expect(await reply).toMatchObject({ answer: null });
});

describe("messages", () => {
  it.each([
    ["the error field", '{"success":false,"error":"Database is down"}', "API Error: 500 - Database is down"],
    ["the body without one", '{"code":7}', 'API Error: 500 - {"code":7}'],
    [
      "the status line where it is no JSON",
      "<h1>Oops</h1>\n<p>late",
      "API Error: 500 Internal Server Error - Oops late",
    ],
  ])("of a failed answer name %s", async (_, body, message) => {
    const failing = answering(body, { status: 500, statusText: "Internal Server Error" });
    await expect(asked(failing)).rejects.toMatchObject({ kind: "status", status: 500, message });
  });

  it("are shortened", async () => {
    const failing = answering("x".repeat(5000), { status: 500 });
    await expect(asked(failing)).rejects.toThrow(/^API Error: 500 - x{159}…$/);
  });

  it.each([
    ["no JSON", "<html>"],
    ["no envelope", "[]"],
    ["success false", '{"success":false,"error":"no"}'],
  ])("of an answer with %s say what failed", async (_, body) => {
    await expect(asked(answering(body))).rejects.toMatchObject({
      kind: "contract",
      message: "Failed to load products",
    });
  });
});

it("tells a silent upstream from an absent one", async () => {
  const silent: Send = (request) =>
    new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
  await expect(ask(silent, "http://upstream/", { what: "products" }, 10)).rejects.toMatchObject({ kind: "timeout" });
  const absent: Send = () => Promise.reject(new TypeError("fetch failed"));
  await expect(asked(absent)).rejects.toMatchObject({ kind: "network", cause: expect.any(TypeError) });
});

describe("retries", () => {
  const counted = (statuses: number[]) => {
    let calls = 0;
    const send: Send = async () => new Response('{"success":true,"data":[]}', { status: statuses[calls++] ?? 200 });
    return { send, calls: () => calls };
  };

  it("ask again when the failure may pass", async () => {
    const upstream = counted([503, 502]);
    await expect(withRetries(3, () => asked(upstream.send))).resolves.toMatchObject({ answer: { success: true } });
    expect(upstream.calls()).toBe(3);
  });

  it("end with the last error", async () => {
    const upstream = counted([503, 503, 503, 503]);
    await expect(withRetries(3, () => asked(upstream.send))).rejects.toMatchObject({ status: 503 });
    expect(upstream.calls()).toBe(3);
  });

  it("do not repeat an answer that cannot be read: the next one would be the same", async () => {
    let calls = 0;
    const send: Send = async () => {
      calls++;
      return new Response("<html>");
    };
    await expect(withRetries(3, () => asked(send))).rejects.toMatchObject({ kind: "contract" });
    expect(calls).toBe(1);
  });

  it("do not repeat what was refused", async () => {
    const upstream = counted([400]);
    await expect(withRetries(3, () => asked(upstream.send))).rejects.toMatchObject({ status: 400 });
    expect(upstream.calls()).toBe(1);
  });
});

import { expect, it } from "vitest";
import { contact } from "#app/languages/en/contact.tsx";
import { fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import { toFailure } from "./failure.ts";
import { sendMessage } from "./send.server.ts";
import "../../../tests/support/demonstration.ts";

const message = {
  name: "Anu",
  email: "anu@example.com",
  phone: "",
  subject: "general",
  message: "Do you have chains?",
  branch: "",
  product: "",
};

const posted = (entries: Record<string, string>) => {
  const init = { method: "POST", body: new URLSearchParams(entries) };
  return new Request("http://site.test/contact", init);
};

it("thanks a robot that fills in the hidden field, and sends nothing", async () => {
  const upstream = fakeUpstream();
  const send = (entries: Record<string, string>) =>
    sendMessage(posted(entries), upstream.next(), null, contact);
  const thanks = await send({ ...message, website: "http://spam.example" });
  expect(thanks).toBeInstanceOf(Response);
  expect((thanks as Response).headers.get("Location")).toMatch(/^\/contact\?sent=[0-9a-z]+$/);
  expect(upstream.requests).toEqual([]);
  await send({ ...message, website: "" });
  expect(upstream.requests).toHaveLength(1);
});

it("sends repeated messages with one idempotency key and the client's address", async () => {
  const sent: Request[] = [];
  const upstream = fakeUpstream({
    "/api/contact": (_, request) => {
      sent.push(request);
      return Response.json({ success: true });
    },
  });
  const send = (entries: Record<string, string>) =>
    sendMessage(posted(entries), upstream.next(), "203.0.113.7", contact);
  for (const other of [
    {},
    {},
    { email: "biju@example.com" },
    { phone: "98470 12345" },
    { branch: "Kochi" },
  ]) {
    await send({ ...message, ...other });
  }
  const keys = sent.map((request) => request.headers.get("Idempotency-Key"));
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBeGreaterThanOrEqual(3);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
  expect(sent.map((request) => request.headers.get("X-Forwarded-For"))).toEqual(
    Array(5).fill("203.0.113.7"),
  );
});

it.each([
  [413, 413, { errors: { message: expect.stringContaining("Shorten") }, failure: null }],
  [500, 503, { errors: {}, failure: "Failed to submit form. Please try again." }],
])("a body rejected with %i is reported as %i", (status, expected, body) => {
  const refused = { status, statusText: "", internal: false, data: null };
  expect(toFailure(refused, contact)).toMatchObject({ init: { status: expected }, data: body });
});

it("reports a lost connection", () => {
  expect(toFailure(new TypeError("Failed to fetch"), contact).data.failure).toContain(
    "check your connection",
  );
});

it.each([
  [
    "refuses",
    "its own text",
    429,
    { success: true, error: "The inbox is full" },
    400,
    "The inbox is full",
  ],
  [
    "refuses",
    "the general text",
    200,
    { success: false },
    400,
    "Failed to submit form. Please try again.",
  ],
  [
    "fails",
    "its own text",
    500,
    { success: false, error: "The inbox is locked" },
    503,
    "The inbox is locked",
  ],
  ["fails", "the general text", 500, {}, 503, "Failed to submit form. Please try again."],
])(
  "an upstream that %s gives %s, and the entries stay",
  async (_, __, answered, body, status, failure) => {
    const upstream = fakeUpstream({
      "/api/contact": () => Response.json(body, { status: answered }),
    });
    expect(await sendMessage(posted(message), upstream.next(), null, contact)).toMatchObject({
      data: { failure, values: message },
      init: { status },
    });
  },
);

import { expect, it } from "vitest";
import { fakeUpstream, unreachable } from "../../../tests/support/fake-upstream.ts";
import { sendMessage } from "./send.server.ts";

const message = {
  name: "Anu",
  email: "anu@example.com",
  phone: "",
  subject: "general",
  message: "Do you have chains?",
  branch: "",
  product: "",
};

it("thanks a robot that fills the hidden field, and sends nothing", async () => {
  const upstream = fakeUpstream();
  const send = (entries: Record<string, string>) =>
    sendMessage(
      new Request("http://site.test/contact", { method: "POST", body: new URLSearchParams(entries) }),
      upstream.next(),
    );
  const thanks = await send({ ...message, website: "http://spam.example" });
  expect(thanks).toBeInstanceOf(Response);
  expect((thanks as Response).headers.get("Location")).toMatch(/^\/contact\?sent=[0-9a-z]+$/);
  expect(upstream.asked).toEqual([]);
  await send({ ...message, website: "" });
  expect(upstream.asked).toHaveLength(1);
});

it.each([
  ["refuses", "its own text", 200, { success: false, error: "The inbox is full" }, 400, "The inbox is full"],
  ["refuses", "the specification's", 200, { success: false }, 400, "Failed to submit form. Please try again."],
  ["fails", "its own text", 500, { success: false, error: "The inbox is locked" }, 503, "The inbox is locked"],
  ["fails", "the specification's", 500, {}, 503, "Failed to submit form. Please try again."],
])("an upstream that %s gives %s, and the entries stay", async (_, __, answered, body, status, failure) => {
  const upstream = fakeUpstream({ "/api/contact": () => Response.json(body, { status: answered }) });
  const request = new Request("http://site.test/contact", { method: "POST", body: new URLSearchParams(message) });
  expect(await sendMessage(request, upstream.next())).toMatchObject({
    data: { failure, values: message },
    init: { status },
  });
});

it("an upstream that cannot be reached is a failure too", async () => {
  const upstream = fakeUpstream({ "/api/contact": unreachable });
  const request = new Request("http://site.test/contact", { method: "POST", body: new URLSearchParams(message) });
  expect(await sendMessage(request, upstream.next())).toMatchObject({
    data: { failure: "Failed to submit form. Please try again.", values: message },
    init: { status: 503 },
  });
});

it("keeps what was typed and names the entry that is too long", async () => {
  const upstream = fakeUpstream();
  const long = { ...message, message: "chain ".repeat(15_000).trim() };
  const request = new Request("http://site.test/contact", { method: "POST", body: new URLSearchParams(long) });
  expect(await sendMessage(request, upstream.next())).toMatchObject({
    data: { errors: { message: expect.stringContaining("shorten") }, values: long },
    init: { status: 413 },
  });
  expect(upstream.asked).toEqual([]);
});

import { expect, it } from "vitest";
import { createSendContact, inWords } from "./send-contact.ts";
import type { Send } from "./transport.ts";

const entries = {
  name: "Anu",
  email: "anu@example.com",
  phone: "",
  subject: "general" as const,
  message: "Hello",
};
const message = { ...entries, branch: "", product: "" };
const sent = (send: Send) => createSendContact(send, "http://upstream")(message, "192.0.2.7");

it("sends the message with its key and the visitor's address", async () => {
  let request: Request | undefined;
  const receipt = await sent(async (given) => {
    request = given;
    return Response.json({ success: true, data: { number: 4 } });
  });
  expect(receipt).toEqual({ success: true, number: 4 });
  expect(request).toMatchObject({ method: "POST", url: "http://upstream/api/contact" });
  expect(request?.headers.get("Idempotency-Key")).toMatch(/^[\w-]{43}$/);
  expect(request?.headers.get("X-Forwarded-For")).toBe("192.0.2.7");
  expect(await request?.json()).toEqual(entries);
});

it.each([
  ["no JSON", new Response("<html>"), "refused"],
  ["a proxy's failure", new Response("<h1>Bad Gateway</h1>", { status: 502 }), "failed"],
])("reports a message as refused or failed after %s", async (_, response, reason) => {
  expect(await sent(async () => response)).toEqual({ success: false, reason, error: null });
});

it("sends a message once, also without a response", async () => {
  let calls = 0;
  const receipt = await sent(() => {
    calls++;
    return Promise.reject(new TypeError("fetch failed"));
  });
  expect(receipt).toEqual({ success: false, reason: "failed", error: null });
  expect(calls).toBe(1);
});

it("puts branch and product into the message", () => {
  expect(inWords({ ...message, branch: "Town", product: "A saw" })).toEqual({
    ...entries,
    message: "About: A saw\nFor: Town\n\nHello",
  });
  expect(inWords(message)).toEqual(entries);
});

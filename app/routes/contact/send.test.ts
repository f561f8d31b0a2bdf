import { expect, it } from "vitest";
import { fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import { sendMessage } from "./send.server.ts";

const message = {
  name: "Anu",
  email: "anu@example.com",
  phone: "",
  subject: "general",
  message: "Do you have chains?",
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
  expect((thanks as Response).headers.get("Location")).toBe("/contact?sent=1");
  expect(upstream.asked).toEqual([]);
  await send({ ...message, website: "" });
  expect(upstream.asked).toHaveLength(1);
});

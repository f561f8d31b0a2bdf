import { expect, it } from "vitest";
import type { Message } from "#app/contract/message.ts";
import { toReplies } from "./replies.ts";

const message: Message = {
  id: 1,
  name: "Anu",
  email: "anu+saw@example.com",
  phone: "",
  subject: "parts",
  message: "A bar?\nAnd a chain?",
  branch: "",
  product: "MS 250",
  status: "open",
  note: "",
  answer: "",
  handled_at: null,
  handled_by: null,
  created_at: "2026-01-01T00:00:00Z",
};

it.each<[string, string]>([
  ["98470 00000", "919847000000"],
  ["+44 20 7946 0000", "442079460000"],
])("a WhatsApp link for %s", (phone, number) => {
  expect(toReplies({ ...message, phone }, "91").whatsApp).toMatch(
    new RegExp(`^https://wa\\.me/${number}\\?`),
  );
});

it("offers only links for contact details that the sender gave", () => {
  const byMail = toReplies(message, "91");
  expect(byMail).toMatchObject({ call: null, whatsApp: null });
  expect(byMail.mail).toMatch(
    /^mailto:anu%2Bsaw@example\.com\?subject=Your%20message%201%3A%20MS%20250&/,
  );
  const quoted = "%0D%0A%0D%0A%3E%20A%20bar%3F%0D%0A%3E%20And%20a%20chain%3F";
  expect(toReplies({ ...message, answer: "Yes" }, "91").mail).toContain(`&body=Yes${quoted}`);
  expect(toReplies({ ...message, email: "", phone: "98470 00000" }, "91")).toMatchObject({
    mail: null,
    call: "tel:+919847000000",
  });
  expect(toReplies({ ...message, email: "", phone: "984700" }, "91")).toMatchObject({
    call: "tel:984700",
    whatsApp: null,
  });
});

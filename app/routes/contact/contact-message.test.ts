import { describe, expect, it } from "vitest";
import { readContactMessage } from "./contact-message.ts";

const complete = {
  name: "Anitha Thomas",
  email: "anitha@example.com",
  phone: "",
  subject: "parts",
  message: "A 45 cm bar for an MS 250, please.",
};

function read(entries: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...entries })) form.set(name, value);
  return readContactMessage(form);
}

describe("a contact message", () => {
  it("needs no phone", () => expect(read({}).errors).toEqual({}));

  it.each(["name", "email", "subject", "message"] as const)("needs a %s that is not blank", (field) => {
    expect(Object.keys(read({ [field]: "  \n " }).errors)).toEqual([field]);
  });

  it.each(["anitha", "anitha@", "@example.com", "a b@example.com", "a@-example.com"])("refuses %s", (email) => {
    expect(Object.keys(read({ email }).errors)).toEqual(["email"]);
  });

  it.each(["a@localhost", "anitha.thomas+saw@mail.example.co.in"])("takes %s, as browsers do", (email) => {
    expect(read({ email }).errors).toEqual({});
  });

  it("is about one of six subjects", () => {
    expect(Object.keys(read({ subject: "spam" }).errors)).toEqual(["subject"]);
    expect(read({ subject: "product-support" }).errors).toEqual({});
  });

  it("keeps what was typed, whatever its length, without the blanks around it", () => {
    const message = `a${"x".repeat(20_000)}`;
    expect(read({ name: " ", message: ` ${message} ` }).values).toEqual({ ...complete, name: "", message });
  });

  it("takes a file or nothing for an empty entry", () => {
    const form = new FormData();
    form.set("name", new File(["x"], "name.txt"));
    expect(readContactMessage(form).values).toEqual({ name: "", email: "", phone: "", subject: "", message: "" });
  });
});

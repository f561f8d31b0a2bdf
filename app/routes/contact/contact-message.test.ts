import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContactMessage } from "#app/contract/contact.ts";
import { contact } from "#app/languages/en/contact.tsx";
import { listSubjects, readContactMessage } from "./contact-message.ts";

const complete = {
  name: "Anitha Thomas",
  email: "anitha.thomas+saw@mail.example.co.in",
  phone: "",
  subject: "parts",
  message: "A 45 cm bar, please.",
  branch: "",
  product: "",
};

const own = { label: "Price", message: "What does it cost?" };
const subjects = listSubjects({ lead: "", questions: [], subjects: [own] }, contact);
const choices = { branches: ["Town", "Harbour"], subjects };

function read(entries: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...entries })) form.set(name, value);
  return readContactMessage(form, choices, contact);
}

describe("a contact message", () => {
  it("needs no phone", () => expect(read({}).errors).toEqual({}));

  it.each(["name", "subject", "message"] as const)("needs a %s that is not blank", (field) => {
    expect(Object.keys(read({ [field]: "  \n " }).errors)).toEqual([field]);
  });

  it("accepts a complete phone number instead of an email address", () => {
    expect(read({ email: "", phone: "0468 222 3344" }).errors).toEqual({});
    expect(Object.keys(read({ email: "", phone: "12 34" }).errors)).toEqual(["phone"]);
    const sentence = expect.stringContaining("or a phone number");
    expect(read({ email: " \n " }).errors).toEqual({ email: sentence, phone: sentence });
  });

  it("accepts only existing branches, and a product on one line", () => {
    expect(read({ branch: "Harbour", product: " Saw\n250 " }).values).toMatchObject({
      branch: "Harbour",
      product: "Saw 250",
    });
    expect(read({ branch: "Elsewhere" }).values.branch).toBe("");
  });

  it.each(["anitha", "@example.com", "foo@bar"])("rejects %s", (email) => {
    expect(read({ email }).errors).toEqual({
      email: "Enter a complete email address, such as name@example.com.",
    });
  });

  it("is about one of six subjects or the shop's own, which may need no text", () => {
    expect(Object.keys(read({ subject: "spam" }).errors)).toEqual(["subject"]);
    expect(read({ subject: "product-support" }).errors).toEqual({});
    expect(read({ subject: "price", message: " " }).message).toMatchObject({
      subject: "price",
      message: own.message,
    });
  });

  it("names all its products", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...complete, product: "Saw 3" }))
      form.append(name, value);
    for (const name of ["Saw 1", "Saw 2"]) form.append("chosen", name);
    const { values, message } = readContactMessage(form, choices, contact);
    expect([values.product, message?.product]).toEqual(["Saw 3", "Saw 1, Saw 2, Saw 3"]);
  });

  it("keeps entries of any length, trimmed", () => {
    const message = `a${"x".repeat(20_000)}`;
    expect(read({ name: " ", message: ` ${message} ` }).values).toEqual({
      ...complete,
      name: "",
      message,
    });
  });

  it("replaces pasted control characters with spaces", () => {
    const { values, errors } = read({
      name: "Anitha\tThomas",
      message: "One\r\n\ttwo\u000bthree\u009b31m\rfour",
    });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ name: "Anitha Thomas", message: "One\n\ttwo three 31m\nfour" });
  });

  it("shows an error for an email address that is too long", () => {
    expect(read({ email: `${"a".repeat(250)}@example.com` }).errors.email).toMatch(
      /254 characters or fewer/,
    );
  });

  it("is accepted unchanged by the API if it has no errors", () => {
    const sign = fc.constantFrom(
      ..."ab സ\t\n\r\u000b\u0000\u0085\u009b\u00a0\u2028\ufeff",
      "\ud83e\ude9a",
      "\ud83e",
    );
    const text = fc.string({ unit: sign, maxLength: 80 });
    fc.assert(
      fc.property(fc.record({ name: text, phone: text, message: text }), (entries) => {
        const { values, errors } = read(entries);
        fc.pre(Object.keys(errors).length === 0);
        expect(ContactMessage.parse(values)).toEqual(values);
      }),
    );
  });

  it("treats files and missing entries as empty", () => {
    const form = new FormData();
    const nothing = { name: "", email: "", phone: "", subject: "", message: "" };
    form.set("name", new File(["x"], "name.txt"));
    expect(readContactMessage(form, choices, contact).values).toEqual({
      ...nothing,
      branch: "",
      product: "",
    });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContactMessage } from "#app/contract/contact.ts";
import { readContactMessage } from "./contact-message.ts";

const complete = {
  name: "Anitha Thomas",
  email: "anitha@example.com",
  phone: "",
  subject: "parts",
  message: "A 45 cm bar, please.",
  branch: "",
  product: "",
};

function read(entries: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...entries })) form.set(name, value);
  return readContactMessage(form, ["Town", "Harbour"]);
}

describe("a contact message", () => {
  it("needs no phone", () => expect(read({}).errors).toEqual({}));

  it.each(["name", "email", "subject", "message"] as const)("needs a %s that is not blank", (field) => {
    expect(Object.keys(read({ [field]: "  \n " }).errors)).toEqual([field]);
  });

  it("may give a phone number instead of an address, which must be a whole one", () => {
    expect(read({ email: "", phone: "0468 222 3344" }).errors).toEqual({});
    expect(Object.keys(read({ email: "", phone: "12 34" }).errors)).toEqual(["phone"]);
    expect(read({ email: "" }).errors.email).toContain("or a phone number");
  });

  it("is for a branch that there is, and about a product on one line", () => {
    expect(read({ branch: "Harbour", product: " Saw\n250 " }).values).toMatchObject({
      branch: "Harbour",
      product: "Saw 250",
    });
    expect(read({ branch: "Elsewhere" }).values.branch).toBe("");
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

  it("makes spaces of the control characters that come with what is pasted", () => {
    const { values, errors } = read({ name: "Anitha\tThomas", message: "One\r\n\ttwo\u000bthree\u009b31m\rfour" });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ name: "Anitha Thomas", message: "One\n\ttwo three 31m\nfour" });
  });

  it("says at the field that an address is too long to be written to", () => {
    expect(read({ email: `${"a".repeat(250)}@example.com` }).errors.email).toMatch(/at most 254 characters/);
  });

  it("is taken as it is by the API once nothing is wrong with it", () => {
    const sign = fc.constantFrom(..."ab സ\t\n\r\u000b\u0000\u0085\u009b\u00a0\u2028\ufeff", "\ud83e\ude9a", "\ud83e");
    const text = fc.string({ unit: sign, maxLength: 80 });
    fc.assert(
      fc.property(fc.record({ name: text, phone: text, message: text }), (entries) => {
        const { values, errors } = read(entries);
        fc.pre(Object.keys(errors).length === 0);
        expect(ContactMessage.parse(values)).toEqual(values);
      }),
    );
  });

  it("takes a file or nothing for an empty entry", () => {
    const form = new FormData();
    const nothing = { name: "", email: "", phone: "", subject: "", message: "" };
    form.set("name", new File(["x"], "name.txt"));
    expect(readContactMessage(form, []).values).toEqual({ ...nothing, branch: "", product: "" });
  });
});

import { expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

it("ASVS 11.4.2 passwords are salted scrypt hashes at OWASP's cost", async () => {
  const passwords = createPasswords();
  const [one, other] = [
    await passwords.hash("a quiet sentence"),
    await passwords.hash("a quiet sentence"),
  ];
  expect(one).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.matches("a quiet sentence", one)).toBe(true);
  expect(await passwords.matches("a quiet sentencE", one)).toBe(false);
  expect(await passwords.matches("", null)).toBe(false);
});

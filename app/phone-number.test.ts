import { expect, it } from "vitest";
import { internationalDigits, phoneKey, toInternationalNumber } from "./phone-number.ts";

it.each([
  ["98470 12345", "91", "919847012345"],
  ["098470-12345", "91", "919847012345"],
  ["91 98470 12345", "91", "919847012345"],
  ["+91 (0)98470 12345", "91", "919847012345"],
  ["0091 98470 12345", "91", "919847012345"],
  ["91984 70123", "91", "919198470123"],
  ["+44 20 7946 0000", "91", "442079460000"],
  ["087 123 4567", "353", "353871234567"],
  ["353 87 123 4567", "353", "353871234567"],
  ["1 (555) 010-7788", "1", "15550107788"],
  ["04954 1234567", "49", "4949541234567"],
  ["47 12 34 56", "47", "4747123456"],
  ["47 22 12 34 56", "47", "4722123456"],
  ["852 2123 4567", "852", "85221234567"],
  ["48 601 234 567", "48", "48601234567"],
  ["55 98765 4321", "55", "5555987654321"],
  ["06 6982 1234", "39", "390669821234"],
  ["06 30 123 4567", "36", "36301234567"],
])("reads %s in the country with the code %s as %s", (text, callingCode, digits) => {
  expect(internationalDigits(text, callingCode)).toBe(digits);
  expect(toInternationalNumber(text, callingCode)).toBe(`+${digits}`);
});

it.each(["984701", "0468 2233", "98470 12345 / 98470 54321", "at noon", ""])(
  "finds no complete phone number in %j",
  (text) => expect(toInternationalNumber(text, "91")).toBeNull(),
);

it("compares incomplete numbers as written", () => {
  expect(phoneKey("98 47 01", "91")).toBe(phoneKey("984701", "91"));
  for (const other of ["98470 12345", "0484 984701", "0984701", "+91984701"])
    expect(phoneKey(other, "91"), other).not.toBe(phoneKey("984701", "91"));
});

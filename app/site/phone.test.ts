import { expect, it } from "vitest";
import { toPhone } from "./phone.ts";
import { phone } from "./schema/common.ts";

it.each([
  ["0468 222 0000", "91", "914682220000"],
  ["+91 94470 00000", "91", "919447000000"],
  ["(0761) 55 66-77", "49", "49761556677"],
  ["0761/55.66.77", "49", "49761556677"],
  ["+49 (0)761 55 66 77", "49", "49761556677"],
  ["(555) 010-7788", "1", "15550107788"],
  ["0484-2345678/79", "91", "914842345678"],
])(
  "%s, in its country's notation, can be called from other countries",
  (text, callingCode, digits) => {
    expect(phone.parse(text)).toBe(text);
    expect(toPhone(text, callingCode)).toEqual({ text, digits });
  },
);

it.each(["", "call us", "12", "+", "0468 222 0000 or 0468 222 0001"])(
  "rejects %j as a phone number",
  (text) => {
    expect(phone.safeParse(text).success).toBe(false);
  },
);

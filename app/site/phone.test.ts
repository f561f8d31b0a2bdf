import { expect, it } from "vitest";
import { toPhone } from "./phone.ts";
import { phone } from "./schema/common.ts";

it.each([
  ["(0761) 55 66-77", "49", "49761556677"],
  ["0761/55.66.77", "49", "49761556677"],
  ["+49 (0)761 55 66 77", "49", "49761556677"],
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

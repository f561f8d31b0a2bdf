import { expect, it } from "vitest";
import { wayOf } from "./count-taps.ts";

it.each([
  ["tel:+914680000000", "call"],
  ["https://wa.me/914680000000?text=Hello", "whatsapp"],
  ["https://wa.me/?text=Look+at+this", null],
  ["mailto:shop@example.com", null],
  ["https://evil.example/tel:1", null],
])("%s is %s", (href, way) => {
  expect(wayOf(href)).toBe(way);
});

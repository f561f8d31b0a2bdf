import { expect, it } from "vitest";
import { clickWay } from "./count-clicks.ts";

it.each([
  ["tel:+914680000000", "call"],
  ["https://wa.me/914680000000?text=Hello", "whatsapp"],
  ["https://wa.me/?text=Look+at+this", null],
  ["mailto:shop@example.com", null],
  ["https://evil.example/tel:1", null],
])("%s is %s", (href, way) => {
  expect(clickWay(href)).toBe(way);
});

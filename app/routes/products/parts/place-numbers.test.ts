/** Numbers of exploded drawings stand beside what is drawn, also where a part's corner is empty. */
import { expect, it } from "vitest";
import { placeNumbers } from "./place-numbers.server.ts";

const frame = (paths: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">${paths}</svg>`;

it("places each number at the ink nearest to its part's top left corner", async () => {
  const square = '<path d="M10 10h300v300h-300z"/>';
  const corner = '<path d="M560 0h40v300h-300v-100h260z"/>';
  const [first, second] = await placeNumbers({
    svg: frame(square + corner),
    width: 640,
    parts: [
      { at: [0, 0], size: [300, 320] },
      { at: [320, 0], size: [320, 320] },
    ],
  });
  expect(first).toEqual({ "--across": 3, "--down": 3 });
  expect(second).toEqual({ "--across": 0, "--down": 63 });
});

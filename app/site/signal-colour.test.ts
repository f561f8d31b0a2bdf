import { expect, it } from "vitest";
import { markColour, signalColour } from "./signal-colour.ts";

it("is the shop's colour; for lines on white, one with enough contrast", () => {
  const both = (colours: Parameters<typeof markColour>[0]) => [
    signalColour(colours),
    markColour(colours),
  ];
  expect(both({})).toEqual(["#f26b0f", "#f26b0f"]);
  expect(both({ signal: "#0b5a73" })).toEqual(["#0b5a73", "#0b5a73"]);
  expect(both({ signal: "#ffd400" })).toEqual(["#ffd400", "#16181a"]);
  expect(both({ signal: "#ffd400", action: "#1f5a3c" })).toEqual(["#ffd400", "#1f5a3c"]);
});

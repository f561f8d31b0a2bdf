import { expect, it, vi } from "vitest";
import type { Company } from "./site.ts";

const colours: Company["colours"] = {};
vi.mock("./dealer.ts", () => ({ dealer: () => ({ colours }) }));
const { markColour, signalColour } = await import("./signal-colour.ts");

it("is the dealer's, and for lines on a light ground another of theirs where it would not be seen", () => {
  const both = () => [signalColour(), markColour()];
  expect(both()).toEqual(["#f26b0f", "#f26b0f"]);
  Object.assign(colours, { signal: "#0b5a73" });
  expect(both()).toEqual(["#0b5a73", "#0b5a73"]);
  Object.assign(colours, { signal: "#ffd400" });
  expect(both()).toEqual(["#ffd400", "#16181a"]);
  Object.assign(colours, { signal: "#ffd400", action: "#1f5a3c" });
  expect(both()).toEqual(["#ffd400", "#1f5a3c"]);
});
